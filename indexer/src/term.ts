import type { Db } from '@diyar/db';
import type { Doubts } from './doubts.ts';
import type { Engine } from './engine.ts';
import type { FallbackWriter } from './fallback.ts';
import type { Leader } from './leader.ts';
import type { Wording } from './listings/wording.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** One term of leadership: everything its work is done with. */
export interface Term {
  db: Db;
  engine: Engine;
  /** Prefix of the index uids. */
  prefix: string;
  leader: Leader;
  doubts: Doubts;
  fallback: FallbackWriter;
  log: Logger;
  metrics: Metrics;
  /** Replaced when the facts change. */
  wording: Wording;
  /** Of settings, facts and document code: what the live index should have been made with. */
  fingerprint: string;
  /** Birth time of the live index; undefined while there is none, and a rebuild makes it. */
  birth: string | undefined;
}
