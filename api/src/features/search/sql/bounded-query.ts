import type { Binding, Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { createLanes } from '#lib/lanes.ts';

/** No answer in time; the caller asks for less, or the visitor is told to come back in a few seconds. */
export class TooLate extends AppError {
  constructor() {
    super('service_unavailable', 503);
  }
}

/** Searches without the engine share this many connections: details, sign-in and money keep the rest of the pool. */
const LANES = 4;
const lanes = createLanes(LANES);
const QUERY_CANCELED = '57014';

/**
 * Rows of one statement that is over by `until` (milliseconds of the clock), or `TooLate`. Compiling a plan to machine
 * code takes longer than running ours, so that is off.
 */
export async function bounded<Row>(db: Db, until: number, sql: string, bindings: readonly Binding[]): Promise<Row[]> {
  const free = await lanes.enter(until - Date.now());
  if (!free) throw new TooLate();
  try {
    return await db.transaction(async (trx) => {
      const left = Math.floor(until - Date.now());
      if (left <= 0) throw new TooLate();
      await trx.raw(`set local jit = off; set local statement_timeout = ${left}`);
      const { rows } = await trx.raw<{ rows: Row[] }>(sql, bindings);
      return rows;
    });
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED) throw new TooLate();
    throw error;
  } finally {
    free();
  }
}
