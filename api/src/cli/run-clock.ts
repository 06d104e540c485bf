import type { Db } from '@diyar/db';
import type { Config } from '#config.ts';
import { clockHandlersOf } from '#feature.ts';
import {
  assertWithinReach,
  moveClock,
  readMove,
  refusalOf,
  shiftOf,
  stepsOf,
  tick,
  wordsOf,
} from '#features/clock/index.ts';
import { allFeatures } from '#features.ts';
import { workSchedule } from '#jobs/work-schedule.ts';
import { appNow } from '#lib/app-now.ts';
import { createImageStore, mediaFiles } from '#lib/images/index.ts';
import { createLogger } from '#logger.ts';
import { createMailer } from '#mail/mailer.ts';

const USAGE =
  'usage: npm run clock -- +40d | +3h | +40d12h | now      (forward by days, hours, minutes; now: back to real time)';
const BACK =
  'Back to real time. Nothing is undone: a term that ended stays ended, and what was written meanwhile bears its later date until that day comes. To begin anew: npm stop, remove .data, npm start.';

interface Means {
  config: Config;
  /** NODE_ENV, where the operator set it. */
  environment: string | undefined;
  db: Db;
  owner: Db | undefined;
  print: (line: string) => void;
  /** A part failed; the others are done. */
  warn: (line: string) => void;
}

/** Shows the site's clock, or moves it and does what falls due. @throws Error whose message is for the operator */
export async function runClock([words, ...more]: string[], means: Means): Promise<void> {
  const { config, environment, db, owner, print } = means;
  const move = words === undefined ? undefined : readMove(words);
  if (more.length > 0 || (words !== undefined && !move)) throw new Error(USAGE);
  if (move) {
    const refusal = await refusalOf(owner, { ...config, environment });
    if (refusal || !owner) throw new Error(refusal);
    if (move === 'back') {
      await moveClock(owner, move);
      print(BACK);
    } else {
      await assertWithinReach(owner, move.byMs);
      await goOn(owner, stepsOf(move.byMs), means);
    }
  }
  print(await timeOf(db));
}

async function timeOf(db: Db): Promise<string> {
  const shift = await shiftOf(db);
  const { rows } = await db.raw<{ rows: [{ site: string }] }>(
    `select to_char(app_now() at time zone 'Asia/Damascus', 'YYYY-MM-DD HH24:MI') as site`,
  );
  return `The site's clock: ${rows[0].site} in Damascus (${shift === 0 ? 'real time' : `moved by +${wordsOf(shift)}`})`;
}

/** Terms end day by day, then the work of the nights follows once. */
async function goOn(owner: Db, steps: number[], { config, db, print, warn }: Means): Promise<void> {
  const files = mediaFiles(config);
  const images = createImageStore(files.images, { isBackground: true });
  const mailer = createMailer(config, () => appNow(db));
  const log = createLogger('fatal', 'clock');
  const deps = { config, db, images, files, mailer, log, databaseUrl: config.database.url, features: allFeatures };
  try {
    const from = await lastEvent(db);
    const handlers = clockHandlersOf(allFeatures);
    for (const byMs of steps) {
      await moveClock(owner, { byMs });
      await tick(db, handlers, { brand: config.brand }).catch((error: Error) => warn(error.message));
    }
    const worked = await workSchedule(deps);
    for (const { task, error } of worked) if (error !== null) warn(`${task}: ${error}`);
    const events = await eventsSince(db, from);
    for (const { kind, n } of events) print(`  ${kind} ${n}`);
    const terms = events.length > 0 ? 'These terms ended or came near' : 'No term ended';
    print(`${terms}; the ${worked.length} tasks of the schedule were done once.`);
  } finally {
    mailer.close();
    images.close();
  }
}

const lastEvent = async (db: Db): Promise<string> =>
  (await db('clock_events').max({ id: 'id' }).first<{ id: string | null }>()).id ?? '0';

const eventsSince = (db: Db, id: string) =>
  db('clock_events')
    .where('id', '>', id)
    .groupBy('kind')
    .orderBy('kind')
    .select<{ kind: string; n: number }[]>('kind', db.raw('count(*)::int as n'));
