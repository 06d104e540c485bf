import type { Db } from '@diyar/db';
import type { Engine } from './engine.ts';
import type { FallbackWriter } from './fallback.ts';
import type { Leader } from './leader.ts';
import type { Wording } from './listings/wording.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { UncertainWrites } from './uncertain-writes.ts';

/** A session of leadership: everything its work is done with. */
export interface LeaderSession {
  db: Db;
  engine: Engine;
  /** Prefix of the index uids. */
  prefix: string;
  leader: Leader;
  uncertainWrites: UncertainWrites;
  fallback: FallbackWriter;
  log: Logger;
  metrics: Metrics;
  /** Replaced when the facts change. */
  wording: Wording;
  /** Of settings and document code: what the live index should have been made with. */
  fingerprint: string;
  /** Birth time of the live index; undefined while there is none, and a rebuild makes it. */
  indexCreatedAt: string | undefined;
}
