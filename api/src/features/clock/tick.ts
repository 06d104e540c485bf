import type { Db } from '@diyar/db';
import type { ClockContext, ClockHandler, Due } from '#lib/clock-handler.ts';

const AT_ONCE = 200;

interface Event extends Due {
  handler: ClockHandler;
}
interface Options extends ClockContext {
  /** Rows of each kind that are read at once. */
  limit?: number;
  abortSignal?: AbortSignal | undefined;
}

/**
 * Does all that is due, the oldest first over all kinds, each in a transaction of its own; what one event makes due is done
 * in the same tick. An event that fails holds up no other: it stays due, and the tick ends with its errors.
 * @returns how many events happened
 * @throws AggregateError
 */
export async function tick(db: Db, handlers: readonly ClockHandler[], options: Options): Promise<number> {
  const { limit = AT_ONCE, abortSignal, ...context } = options;
  const failures = new Map<string, unknown>();
  const skipped = new Set<string>();
  let happened = 0;
  for (let progress = true; progress && !abortSignal?.aborted; ) {
    progress = false;
    // Passed over, a subject stays due, and must not fill the batch for good.
    const events = await nextEvents(db, handlers, limit + skipped.size);
    for (const event of events) {
      if (abortSignal?.aborted) break;
      if (skipped.has(keyOf(event))) continue;
      const isDone = await happen(db, event, context).catch((error: unknown) => {
        failures.set(keyOf(event), error);
        return false;
      });
      if (isDone) {
        happened++;
        progress = true;
      } else {
        skipped.add(keyOf(event));
      }
    }
  }
  if (failures.size > 0) throw new AggregateError(failures.values(), `the clock failed for ${[...failures.keys()]}`);
  return happened;
}

const keyOf = ({ handler, subject, moment }: Event) => `${handler.kind}:${subject}:${moment.toISOString()}`;

/** In the order of their moments, as far as every kind has been read: beyond that an older event may be missing. */
async function nextEvents(db: Db, handlers: readonly ClockHandler[], limit: number): Promise<Event[]> {
  const events: Event[] = [];
  let horizon = Number.POSITIVE_INFINITY;
  for (const handler of handlers) {
    const due = await handler.due(db, limit);
    const last = due.at(-1);
    if (last && due.length >= limit) horizon = Math.min(horizon, last.moment.getTime());
    events.push(...due.map((event) => ({ ...event, handler })));
  }
  return events
    .filter(({ moment }) => moment.getTime() <= horizon)
    .sort((a, b) => a.moment.getTime() - b.moment.getTime());
}

const happen = (db: Db, { handler, subject, moment }: Event, context: ClockContext): Promise<boolean> =>
  db.transaction(async (trx) => {
    const outcome = await handler.act(trx, { subject, moment }, context);
    if (!outcome) return false;
    // After the subject's lock: a second clock has found nothing due by then, and never waits here.
    await trx('clock_events').insert({ kind: handler.kind, subject, moment, outcome });
    return true;
  });

/** Seconds since the oldest event that waits fell due; 0 when nothing waits. */
export async function clockLag(db: Db, handlers: readonly ClockHandler[]): Promise<number> {
  const oldest: Date[] = [];
  for (const handler of handlers) oldest.push(...(await handler.due(db, 1)).map(({ moment }) => moment));
  if (oldest.length === 0) return 0;
  const { rows } = await db.raw<{ rows: { lag: number }[] }>(
    `select extract(epoch from app_now() - ?::timestamptz)::float as lag`,
    [new Date(Math.min(...oldest.map((moment) => moment.getTime())))],
  );
  return Math.max(0, rows[0]?.lag ?? 0);
}
