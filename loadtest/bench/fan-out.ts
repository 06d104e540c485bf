import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VAPID } from '@diyar/api/testing/push-service';
import { createTestDatabase } from '@diyar/db/testing';
import { LOADER } from '../../scripts/lib/loader.ts';
import { report, round } from '../lib/figures.ts';
import { insertDevices } from '../lib/insert-devices.ts';
import { memoryOf } from '../lib/process-memory.ts';
import { pushSink } from '../lib/push-sink.ts';
import { until } from '../lib/until.ts';

// One announcement to a topic of 100,000 people with a device each: how many a second are told, what the worker holds meanwhile, and
// who hears nothing or hears it twice when a worker is killed on the way. SUBSCRIBERS=10000 is the quick look.
process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 100_000);
const WORKER = fileURLToPath(new URL('../../api/src/worker.ts', import.meta.url));
const LONGEST_MS = 60 * 60_000;
/** Sends under way in one process, four jobs of sixteen: what a death can make come twice. */
const AT_ONCE = 64;
const MOST_GROWTH_MB = 60;
/** Without a ceiling V8 lets dead objects lie for as long as the machine has room. */
const CEILING = '--max-old-space-size=256';

const sink = await pushSink();
const { db, url, drop } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'diyar-fan-out-'));
function startWorker(): ChildProcess {
  const own = { DATABASE_URL: url, DATA_DIR: dataDir, VAPID_PRIVATE_KEY: VAPID, NODE_ENV: 'test', LOG_LEVEL: 'error' };
  const nowhere = { MEILI_URL: 'http://127.0.0.1:9', AUTH_SECRET: 'a secret of benchmarks, long enough for nobody' };
  return spawn(process.execPath, [...LOADER, WORKER], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_OPTIONS: CEILING, ...own, ...nowhere },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
let worker = startWorker();
try {
  await insertDevices(db, SUBSCRIBERS, sink.origin);
  await db.raw('analyze users, sessions, push_subscriptions');
  const id = randomUUID();
  const words = { title_ar: 'خبر', title_en: 'News', text_ar: 'نص', text_en: 'Text' };
  await db('announcements').insert({ id, topic: 'regular', is_promotion: false, ...words, people: SUBSCRIBERS });
  await db.raw(`select graphile_worker.add_job('announce', json_build_object('announcementId', ?::text))`, [id]);
  const began = performance.now();
  const sinceMs = () => performance.now() - began;

  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(worker.pid ?? 0).now), 250);
  let toldMs = 0;
  const heardAtLeast = (share: number) =>
    until(
      `${share} of all have heard`,
      async () => {
        if (toldMs === 0 && (await db('announcements').where({ id }).whereNotNull('ended_at').first('id')))
          toldMs = sinceMs();
        return sink.heard() >= SUBSCRIBERS * share;
      },
      LONGEST_MS,
      250,
    );
  const marks: { heard: number; ms: number; memory: number }[] = [];
  const mark = () => marks.push({ heard: sink.heard(), ms: sinceMs(), memory: memoryOf(worker.pid ?? 0).now });
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.5]) {
    await heardAtLeast(share);
    mark();
  }
  const [first, half] = [marks[0], marks.at(-1)];
  if (!first || !half) throw new Error('nobody heard');
  clearInterval(watch);

  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
  worker = startWorker();
  await heardAtLeast(1);
  const isEmpty = async () =>
    !(await db('graphile_worker.jobs').whereLike('task_identifier', '%pushes').first<{ id: string } | undefined>('id'));
  await until('no job waits', isEmpty, LONGEST_MS, 250);
  const { told } = (await db('announcements').where({ id }).first('told')) ?? { told: 0 };
  report(`fan-out: one announcement to ${SUBSCRIBERS} devices, one worker`, [
    ['all are told in the bell after, s', round(toldMs / 1_000)],
    ['pushes a second, until a half have heard', round(half.heard / (half.ms / 1_000))],
    ['… once a tenth have heard', round((half.heard - first.heard) / ((half.ms - first.ms) / 1_000))],
    ['the worker at a tenth, MB', round(first.memory)],
    ['… at a half, and its most, MB', `${round(half.memory)}, ${round(Math.max(...memory))}`],
    [
      `… grew by, MB (≤ ${MOST_GROWTH_MB})`,
      round(half.memory - first.memory),
      half.memory - first.memory <= MOST_GROWTH_MB,
    ],
    ['told in the bell, all once', told, told === SUBSCRIBERS],
    ['heard on a device (all), a worker killed at the half', sink.heard(), sink.heard() === SUBSCRIBERS],
    [`heard twice (≤ ${AT_ONCE})`, sink.again(), sink.again() <= AT_ONCE],
  ]);
} finally {
  worker.kill('SIGKILL');
  sink.close();
  await drop().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
