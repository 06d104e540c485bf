import type { Db } from '@diyar/db';
import { consumeAttempt } from '#lib/auth/throttle.ts';
import { AppError } from '#lib/errors.ts';
import { waitOf } from '#lib/words.ts';
import { type Caller, countReveal, noteReveal, otherRevealsBy, revealsOf, type Target } from './queries.ts';

/** Far above what someone who looks for a home needs, far below what a list of numbers is worth. */
export const REVEALS_PER_USER_DAY = 40;
/** Of one listing, and of one office. */
export const REVEALS_PER_TARGET_HOUR = 60;

/** A day's search for a home takes a handful of numbers; beyond these each costs a longer pause. */
const REVEALS_WITHOUT_PAUSE = 10;
const PAUSE_STEP_SECONDS = 15;

/** Between the last number and the next: 15 seconds after ten, 7.5 minutes before the fortieth, two hours for all together. */
const pauseAfter = (reveals: number): number => Math.max(0, reveals - REVEALS_WITHOUT_PAUSE + 1) * PAUSE_STEP_SECONDS;

/**
 * Counts a person's first sight of a number against every limit; seen before, it costs nothing. For a transaction that
 * locked the caller: what a refusal counted is undone with it.
 * @returns whether it is the first time
 * @throws AppError proof_needed (403), too_many_requests, reveal_paused (429) with the seconds to wait
 */
export async function consumeReveal(trx: Db, target: Target, caller: Caller & { isProven: boolean }): Promise<boolean> {
  if (!(await noteReveal(trx, target, caller.userId))) return false;
  if (!caller.isProven) throw new AppError('proof_needed', 403);
  await assertWithinLimits(trx, target, caller);
  await countReveal(trx, target);
  // After the target's row, at which those who reveal the same target wait for each other.
  if ((await revealsOf(trx, target)) > REVEALS_PER_TARGET_HOUR) throw new AppError('too_many_requests', 429);
  return true;
}

async function assertWithinLimits(trx: Db, target: Target, { userId, ofAddress, lang }: Caller): Promise<void> {
  const { count, secondsSince } = await otherRevealsBy(trx, userId, target);
  if (count >= REVEALS_PER_USER_DAY) throw new AppError('too_many_requests', 429);
  const pause = pauseAfter(count);
  // A transaction that began before the last reveal committed sees it in its future.
  const seconds = Math.min(pause, Math.ceil(pause - secondsSince));
  if (seconds > 0) throw new AppError('reveal_paused', 429, { wait: waitOf(seconds, lang) }).with({ seconds });
  await consumeAttempt(trx, ofAddress, 'too_many_requests');
}
