import type { Db } from '@diyar/db';

export interface SiteClock {
  /** The moment as `app_now()` has it, to a process that asks no database. */
  now(): Date;
  /** Milliseconds; 0 wherever nobody moved it. */
  movedBy(): number;
  /** Asks how far the clock is moved now. */
  read(): Promise<void>;
}

/** Between two readings a process knows no move: whoever moves the clock has every kept page thrown away, and that reads it. */
export function createSiteClock(db: Db): SiteClock {
  let movedBy = 0;
  return {
    now: () => new Date(Date.now() + movedBy),
    movedBy: () => movedBy,
    async read() {
      const row = await db('app_clock').first<{ ms: number } | undefined>(
        db.raw('extract(epoch from shift)::float8 * 1000 as ms'),
      );
      movedBy = row?.ms ?? 0;
    },
  };
}
