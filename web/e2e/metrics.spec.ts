import { describe, expect, it } from 'vitest';

// Figures of the running server; the rules about who may read them are in `api/src/features/health/metrics.test.ts`.
describe.runIf(process.env.E2E_URL)('the metrics of the API', () => {
  it('tell of its requests and of its process', async () => {
    const answer = await fetch(`${process.env.E2E_URL}/api/metrics`, {
      headers: { authorization: `Bearer ${process.env.METRICS_KEY}` },
    });
    expect(answer.status).toBe(200);
    const told = await answer.text();
    for (const name of ['http_request_seconds_count', 'process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
      expect(told).toContain(`\n${name}`);
  });
});
