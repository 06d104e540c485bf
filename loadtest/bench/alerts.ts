import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@diyar/db/testing';
import { LOADER } from '../../scripts/lib/loader.ts';
import { quantile, report, round } from '../lib/figures.ts';
import { insertListings } from '../lib/insert-listings.ts';
import { insertSearches } from '../lib/insert-searches.ts';
import { until } from '../lib/until.ts';

// Alerts: from the commit of an approval to the matches, and to the mailbox (files, without an SMTP server), with 1,000, 10,000
// and 100,000 saved searches. A worker and a database of its own, beside the installation's.
const STEPS = (process.env.ALERT_STEPS ?? '1000,10000,100000').split(',').map(Number);
const APPROVALS = 30;
const WORKER = fileURLToPath(new URL('../../api/src/worker.ts', import.meta.url));

process.env.TEST_DATABASE_OWNER_URL ??= process.env.DATABASE_OWNER_URL;
process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
const { db, url, drop } = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'diyar-alerts-'));
let worker: ChildProcess | undefined;
try {
  const owner = await insertListings(db, STEPS.length * APPROVALS + 1, { status: 'draft' });
  const drafts = await db('listings').where({ owner_id: owner }).orderBy('id').pluck('id');
  const nextDraft = (): string => {
    const id = drafts.pop();
    if (!id) throw new Error('all drafts are approved');
    return id;
  };
  worker = spawn(process.execPath, [...LOADER, WORKER], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      MEILI_URL: 'http://127.0.0.1:9',
      AUTH_SECRET: 'a secret of benchmarks, long enough for nobody',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });

  /** As an approval commits it. @returns milliseconds until matched, until the last mail, and how many were told */
  const approve = async (id: string) => {
    await db.transaction(async (trx) => {
      await trx('listings')
        .where({ id })
        .update({ status: 'active', published_at: trx.raw('app_now()') });
      await trx.raw(`select graphile_worker.add_job('saved_search_matching', '{}')`);
    });
    const began = performance.now();
    const none = async (sql: string) =>
      (await db.raw<{ rows: [{ none: boolean }] }>(`select not exists (${sql}) as none`)).rows[0].none;
    await until('it is matched', () => none('select from alert_marks'), 120_000, 2);
    const matched = performance.now() - began;
    const due = 'select from saved_searches where due_at <= app_now()';
    await until(
      'all is told',
      () => none(`${due} union all select from saved_search_deliveries where mail = 'waiting'`),
      600_000,
      5,
    );
    const mailed = performance.now() - began;
    const { rows } = await db.raw<{ rows: [{ alerts: number; mails: number; middle: number | null }] }>(
      `select count(*)::int as alerts, count(d.id) filter (where d.mail = 'sent')::int as mails,
         percentile_cont(0.5) within group (order by extract(epoch from d.sent_at - l.published_at) * 1000) as middle
       from saved_search_alerts a join listings l on l.id = a.listing_id
         left join saved_search_deliveries d on d.id = a.delivery_id where a.listing_id = ?`,
      [id],
    );
    return { matched, mailed, ...rows[0] };
  };

  // The first one reads the facts.
  await insertSearches(db, 10);
  await approve(nextDraft());
  const lines: Parameters<typeof report>[1] = [];
  let first: number | undefined;
  let known = 10;
  for (const count of STEPS) {
    await insertSearches(db, count - known);
    known = count;
    const approvals: Awaited<ReturnType<typeof approve>>[] = [];
    for (let i = 0; i < APPROVALS; i++) approvals.push(await approve(nextDraft()));
    const matched = quantile(
      approvals.map((approval) => approval.matched),
      0.5,
    );
    first ??= matched;
    const sum = (name: 'alerts' | 'mails') => approvals.reduce((all, approval) => all + approval[name], 0) / APPROVALS;
    const told = approvals.filter(({ mails }) => mails > 0);
    const named = count.toLocaleString('en-US');
    lines.push(
      [
        `${named}: approval → matched, ms, p50 and p95`,
        `${round(matched)}, ${round(
          quantile(
            approvals.map((approval) => approval.matched),
            0.95,
          ),
        )}`,
      ],
      [`${named}: times the cost at ${STEPS[0]}`, round(matched / first)],
      [`${named}: alerts and mails of an approval`, `${round(sum('alerts'))}, ${round(sum('mails'))}`],
      [
        `${named}: approval → the middle mail, ms, p50`,
        round(
          quantile(
            told.map(({ middle }) => Number(middle)),
            0.5,
          ),
        ),
      ],
      [
        `${named}: approval → the last mail, ms, p50 and p95`,
        `${round(
          quantile(
            told.map(({ mailed }) => mailed),
            0.5,
          ),
        )}, ${round(
          quantile(
            told.map(({ mailed }) => mailed),
            0.95,
          ),
        )}`,
      ],
    );
  }
  report('alerts: one approved listing against all saved searches', lines);
} finally {
  worker?.kill('SIGKILL');
  await drop().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
