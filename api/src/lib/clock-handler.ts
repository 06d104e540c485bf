import type { Db } from '@diyar/db';
import type { Message } from './errors.ts';

/** Something that falls due: an event of its kind happens to a subject at a moment. */
export interface Due {
  subject: string;
  moment: Date;
}

/** The operator's data that an event may use: the name on receipts. */
export interface ClockContext {
  brand: Message;
}

/** A kind of event of the clock. A feature with terms brings its handlers (`feature.ts`). */
export interface ClockHandler {
  /** Names the event in `clock_events`; lower case with underscores. */
  kind: string;
  /** Events due by `app_now()`, the oldest first. Read without a lock. */
  due(db: Db, limit: number): Promise<Due[]>;
  /**
   * Locks the subject's row (`for update skip locked`), looks whether the event is still due, and does it, all as of
   * `due.moment`: a late clock must come to the same result. Undefined: no longer due, or in somebody's hands.
   * @returns what it did, kept with the event
   */
  act(trx: Db, due: Due, context: ClockContext): Promise<Record<string, unknown> | undefined>;
}
