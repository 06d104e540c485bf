import { AppError } from '#lib/errors.ts';
import { createLanes } from '#lib/lanes.ts';

/** Fewer than the pool has connections, more than there are threads that hash. */
const AT_ONCE = 4;
const PATIENCE_MS = 30_000;
const lanes = createLanes(AT_ONCE);

/**
 * The queue of everything that hashes a password, from its first query to its last: a crowd waits here in order, before it took anything. Two
 * hundred at once would else begin in one turn of the event loop and hold every connection, and nothing else would be
 * answered meanwhile (S6).
 * @throws AppError service_unavailable (503) when no turn came in half a minute
 */
export async function inPasswordLane<T>(work: () => Promise<T>): Promise<T> {
  const leave = await lanes.enter(PATIENCE_MS);
  if (!leave) throw new AppError('service_unavailable', 503);
  try {
    return await work();
  } finally {
    leave();
  }
}
