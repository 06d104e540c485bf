import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as tables from '@diyar/db';

/** What a key is made of; `now` is the database's `app_now()` in seconds since 1970. */
export type KeyFacts = Pick<tables.VideoRow, 'id' | 'key_secret'> & { now: number };

/** Keys end together, so that an address stays the same for half a day and a player that shows it does not begin anew. */
const TURN_S = 12 * 3_600;

const sign = ({ id, key_secret }: KeyFacts, until: number): Buffer =>
  createHmac('sha256', key_secret).update(`video ${id} ${until}`).digest();

export const videoPath = (id: string): string => `/videos/${id}`;

/**
 * The address of a video for those who may see it while the public may not: its owner and whoever reviews it. An element that
 * plays cannot say who asks; the key does, for 12 to 24 hours.
 */
export function keyedVideoPath(facts: KeyFacts): string {
  const until = (Math.floor(facts.now / TURN_S) + 2) * TURN_S;
  return `${videoPath(facts.id)}?key=${until}.${sign(facts, until).toString('base64url')}`;
}

/** Whether a key of `keyedVideoPath` is this video's and has not run out. */
export function isVideoKey(key: string | undefined, facts: KeyFacts): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(key ?? '') ?? [];
  if (!until || !signature || Number(until) <= facts.now) return false;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(facts, Number(until)));
}
