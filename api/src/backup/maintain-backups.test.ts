import { describe, expect, it } from 'vitest';
import { maintainLog } from './maintain-backups.ts';

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
