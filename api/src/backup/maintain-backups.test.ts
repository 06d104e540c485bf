import { describe, expect, it } from 'vitest';
import { maintainLog, nextRun } from './maintain-backups.ts';

/** A log whose sendings do one of these things after another; the last of them asks for the end. */
async function kept(sendings: (() => void)[]) {
  const ending = new AbortController();
  const said: string[] = [];
  let sent = 0;
  const log = {
    start: () => Promise.reject(new Error('not asked for')),
    async send() {
      sent++;
      if (sent === sendings.length) ending.abort();
      sendings[sent - 1]?.();
    },
    stop: async () => void said.push('stopped'),
  };
  const complain = (error: unknown) => {
    said.push((error as Error).message);
    return false as const;
  };
  const deps = { log: { minutes: 0, folder: '' }, print: (line: string) => void said.push(line) };
  await maintainLog(deps, { log, signal: ending.signal, complain });
  return { sent, said };
}
const works = () => {};
const fails = () => {
  throw new Error('no room');
};

describe('keeping the log', () => {
  it('sends once more after the end was asked for during a sending', async () => {
    expect(await kept([works, works])).toEqual({ sent: 3, said: ['stopped'] });
  });

  it('says once what stands in the way, and when it no longer does', async () => {
    const { said } = await kept([fails, fails, works, works]);
    expect(said).toEqual(['no room', 'The log is kept again.', 'stopped']);
  });
});

describe('the next backup', () => {
  it.each([
    ['later today', '2026-11-26T01:59:59.999Z', 2, '2026-11-26T02:00:00.000Z'],
    ['not twice in its own minute', '2026-11-26T02:00:00.000Z', 2, '2026-11-27T02:00:00.000Z'],
    ['tomorrow, when the hour is past', '2026-11-26T14:30:00.000Z', 2, '2026-11-27T02:00:00.000Z'],
    ['at midnight', '2026-11-26T23:59:00.000Z', 0, '2026-11-27T00:00:00.000Z'],
    ['over the end of a year', '2026-12-31T23:30:00.000Z', 23, '2027-01-01T23:00:00.000Z'],
    ['by UTC, whatever the machine keeps', '2026-03-29T01:30:00+03:00', 23, '2026-03-28T23:00:00.000Z'],
  ])('is %s', (_, now, hour, next) => {
    expect(nextRun(new Date(now), hour).toISOString()).toBe(next);
  });
});
