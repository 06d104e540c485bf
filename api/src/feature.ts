import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { CronItem, Task } from 'graphile-worker';
import type { Rows } from './authorisation.ts';
import type { Place } from './backup/place.ts';
import type { NotificationWords } from './features/notifications/index.ts';
import type { Products } from './features/payments/index.ts';
import type { JobDeps } from './jobs/job-deps.ts';
import type { ClockHandler } from './lib/clock-handler.ts';
import type { Lang } from './lib/endpoint.ts';
import type { Messages } from './lib/errors.ts';
import type { ImageStore, MediaFiles } from './lib/images/index.ts';
import type { Answers } from './life/answer.ts';
import type { MailContent } from './mail/mail-content.ts';
import type { NOTIFICATION_KINDS } from './rules/notifications.ts';

/**
 * Everything that a feature brings to the processes, stated in its own folder. `features.ts` lists all of them; whoever starts
 * an api or a worker reads that list, and no file beside it knows a feature by name.
 */
export interface Feature {
  /** Its purpose; its calls are described so in the published contract. */
  about: string;
  /** Exports of `contract.ts`: its endpoints type the browser's calls. */
  contract?: object;
  /**
   * Rights to call, written down a second time and by hand (acceptance S1): authorisation.test.ts holds the routes against it,
   * and fails for a route without a row. No request is decided by it.
   */
  authorisation?: Rows;
  /** Registered below `/api`, in this order. */
  routes?: readonly FastifyPluginAsync[];
  /** Sentences by code; a code stands in one feature only. */
  messages?: Messages;
  /** Kinds of notifications with their words; declared in `Notifications.Kinds`. */
  notifications?: NotificationWords;
  /** Mails that are no notification, each with an example of what it says; the gallery and docs/mails.md show them. */
  mails?: Readonly<Record<string, MailSample>>;
  /** Jobs that the worker does, with what it has in hand; payloads are declared in `GraphileWorker.Tasks`. */
  tasks?: (deps: WorkerDeps) => Tasks;
  /** Jobs by the clock, in UTC: each time is kept by the database, so two workers don't run it twice. */
  schedule?: readonly Scheduled[];
  /** Terms that end by the clock alone. */
  clock?: readonly ClockHandler[];
  /** Goods that credit buys. */
  products?: Partial<Products>;
  /** Answers to what becomes of the things its rows point to (docs/life.md). */
  answers?: Answers;
  /** Its tables that `owned`, `retention` and `text` do not name. */
  tables?: readonly string[];
  /** Lines of docs/retention.md: what its rows and files hold of people. */
  personal?: readonly Personal[];
  /** Rows that go once their time is over. */
  retention?: readonly Kept[];
  /** Tables whose rows belong to the person in their `user_id` alone: they go with the account. */
  owned?: readonly string[];
  /** Text in its tables, so that nobody's words outlive an erasure unseen. */
  text?: Text;
}

/** Parts the worker is built from. */
export interface WorkerDeps extends JobDeps {
  images: ImageStore;
  files: MediaFiles;
  log: FastifyBaseLogger;
  databaseUrl: string;
  /** Every feature of this release. */
  features: readonly Feature[];
  /** Where backups lie, for what must be remembered beside them. */
  backups?: readonly Place[];
}

export type Tasks = { [Name in keyof GraphileWorker.Tasks]?: Task<Name> };
type Scheduled = CronItem & { task: keyof GraphileWorker.Tasks };

interface Kept {
  table: string;
  /** SQL condition on a row of the table. */
  isOver: string;
}

/** A line of docs/retention.md, whose sentences stand in a table of Markdown. */
export interface Personal {
  /** Its tables and files, tables in backticks. */
  what: string;
  holds: string;
  /** Fate of it when the account is erased. */
  erased: string;
  /** How long it stays otherwise. */
  kept?: string;
}

interface MailSample {
  /** Preference that it obeys; absent: it asks nobody. */
  stream?: (typeof NOTIFICATION_KINDS)[number];
  letter: (lang: Lang, hrefOf: (path: string) => string) => MailContent;
}

/** Columns as `table.column`; the test of erasure fails on a column of text that no feature names. */
interface Text {
  /** Words of people, or what tells who they are: `personal` says what becomes of each, and `plant.testing.ts` writes some. */
  people?: readonly string[];
  /** Words of ours, random names, and hashes nobody can be read from. */
  ours?: readonly string[];
  /** Whole tables without a word of anybody's. */
  tables?: readonly string[];
}

/** Milliseconds: how late a job of the schedule is still caught up on. */
export const A_DAY = 86_400_000;

export const feature = <const F extends Feature>(brought: F): F => brought;

export const clockHandlersOf = (features: readonly Feature[]): ClockHandler[] =>
  features.flatMap(({ clock = [] }) => clock);
