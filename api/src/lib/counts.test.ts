import type { Db } from '@diyar/db';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createCounts } from './counts.ts';
import { type Engine, EngineDown } from './engine.ts';

const away: Engine = {
  ask: async () => Promise.reject(new EngineDown('away')),
  healthy: async () => false,
  figures: () => ({ answered: 0, unanswered: 0, isAway: true }),
  close: () => {},
};
const log = pino({ level: 'silent' });
const answering = (transaction: () => Promise<unknown>) => ({ transaction }) as unknown as Db;

describe('counts without the engine', () => {
  it('are none rather than late, and there once they are read', async () => {
    let arrive: (rows: unknown) => void = () => {};
    const counts = createCounts(
      away,
      answering(() => new Promise((resolve) => (arrive = resolve))),
      log,
    );
    expect((await counts.get()).total).toBe(0);
    arrive({ rows: [{ kind: 'total', key: null, n: 7 }] });
    await expect.poll(async () => (await counts.get()).total, { timeout: 30_000 }).toBe(7);
  });

  it('are none when the database fails too', async () => {
    const counts = createCounts(
      away,
      answering(() => Promise.reject(new Error('statement timeout'))),
      log,
    );
    expect((await counts.get()).total).toBe(0);
  });
});
