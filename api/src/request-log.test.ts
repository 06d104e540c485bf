import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { RequestLog } from './request-log.ts';

it('writes one line an answer, found or not, and none with what the address asks', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('trace', 'api', { write: (line) => void lines.push(JSON.parse(line)) });
  const app = Fastify({ loggerInstance: log, logController: new RequestLog() });
  app.get('/known', async () => 'here');
  await app.inject('/known?token=a-secret');
  await app.inject('/unknown?token=a-secret');
  await app.close();
  const answered = lines.filter(({ res }) => res);
  expect(answered).toMatchObject([
    { msg: 'request completed', req: { method: 'GET', path: '/known' }, res: { statusCode: 200 } },
    { msg: 'request completed', req: { method: 'GET', path: '/unknown' }, res: { statusCode: 404 } },
  ]);
  expect(lines).toHaveLength(answered.length);
  expect(JSON.stringify(lines)).not.toContain('a-secret');
});
