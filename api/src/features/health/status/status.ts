import type { Db } from '@diyar/db';
import type { Engine } from '#lib/engine.ts';
import { jobFigures } from '../../background-jobs/index.ts';
import type { Part } from '../contract.ts';
import { databaseFigures, diskOf, type Figures } from './figures.ts';

/** From where on a figure needs a look, and from where on somebody has to act. Alerts fire at the same: `scripts/monitoring/alerts.yaml`. */
export const LIMITS = {
  /** Seconds since the oldest change that is not in the index was made. */
  indexLag: { look: 60, act: 600 },
  /** Seconds since the oldest job that waits was due. */
  jobsLate: { look: 120, act: 900 },
  /** Seconds since the last whole backup. */
  backupAge: { look: 26 * 3600, act: 50 * 3600 },
  /** Seconds since the ledger was last summed up. */
  ledgerAge: { look: 26 * 3600, act: 50 * 3600 },
  /** Share of the data disk that is taken. */
  diskTaken: { look: 0.85, act: 0.95 },
  /** Share of the database's connections that is taken. */
  connectionsTaken: { look: 0.8, act: 0.95 },
} as const satisfies Record<string, { look: number; act: number }>;

interface Deps {
  db: Db;
  engine: Pick<Engine, 'healthy'>;
  dataDir: string;
}
type State = Part['state'];

const ORDER: readonly State[] = ['well', 'look', 'act'];
const worst = (...states: State[]): State => ORDER[Math.max(...states.map((state) => ORDER.indexOf(state)))] ?? 'well';
/** `unknown`: what is said where there is no figure. */
const stateOf = (figure: number | null, limit: { look: number; act: number }, unknown: State = 'well'): State => {
  if (figure === null) return unknown;
  if (figure >= limit.act) return 'act';
  return figure >= limit.look ? 'look' : 'well';
};

/** Every part of the site, with the figures that decide how it is. */
export async function siteStatus({ db, engine, dataDir }: Deps): Promise<Part[]> {
  const [figures, jobs, disk, isEngineUp] = await Promise.all([
    databaseFigures(db),
    jobFigures(db),
    diskOf(dataDir),
    engine.healthy(),
  ]);
  const isOfMail = ({ task }: { task: string }) => task.endsWith('mail');
  const lateOf = (isMail: boolean) => {
    const late = jobs.flatMap((job) => (isOfMail(job) === isMail && job.late !== null ? [job.late] : []));
    return late.length > 0 ? Math.max(...late) : null;
  };
  const count = (state: string, of = jobs) => of.reduce((all, job) => all + (job.state === state ? job.n : 0), 0);
  const [jobsLate, mailsLate] = [lateOf(false), lateOf(true)];
  return [
    ...programs(figures),
    {
      part: 'database',
      state: stateOf(figures.connections / figures.connectionsMost, LIMITS.connectionsTaken),
      version: figures.databaseVersion,
      figures: {
        bytes: figures.databaseBytes,
        connections: figures.connections,
        connectionsMost: figures.connectionsMost,
      },
    },
    {
      part: 'engine',
      state: isEngineUp ? 'well' : 'act',
      version: null,
      figures: { refused: figures.refused },
    },
    {
      part: 'index',
      state: worst(stateOf(figures.marksAge, LIMITS.indexLag), figures.refused > 0 ? 'look' : 'well'),
      version: null,
      figures: { waiting: figures.marks, late: figures.marksAge },
    },
    {
      part: 'jobs',
      state: worst(stateOf(jobsLate, LIMITS.jobsLate), count('failed') > 0 ? 'look' : 'well'),
      version: null,
      figures: { waiting: count('waiting'), failed: count('failed'), late: jobsLate },
    },
    {
      part: 'mails',
      state: stateOf(mailsLate, LIMITS.jobsLate),
      version: null,
      figures: { waiting: count('waiting', jobs.filter(isOfMail)), late: mailsLate },
    },
    {
      part: 'backup',
      state: stateOf(figures.backupAge, LIMITS.backupAge, 'look'),
      version: figures.backupName,
      figures: { age: figures.backupAge },
    },
    {
      part: 'ledger',
      state: worst(stateOf(figures.ledgerAge, LIMITS.ledgerAge, 'look'), figures.ledgerMismatches ? 'act' : 'well'),
      version: null,
      figures: { mismatches: figures.ledgerMismatches, age: figures.ledgerAge },
    },
    {
      part: 'disk',
      state: stateOf(1 - disk.free / disk.total, LIMITS.diskTaken),
      version: null,
      figures: { free: disk.free, bytes: disk.total },
    },
  ];
}

function programs({ apis, workers, indexers }: Figures): Part[] {
  const running = (part: Part['part'], count: number): Part => ({
    part,
    state: count > 0 ? 'well' : 'act',
    version: part === 'api' ? `Node ${process.versions.node}` : null,
    figures: { running: count },
  });
  // The one that answers hears no news where its own connection for them is away.
  return [running('api', Math.max(apis, 1)), running('worker', workers), running('indexer', indexers)];
}
