import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Place } from '../backup/place.ts';
import type { Config } from '../config.ts';
import type { Feature } from '../feature.ts';
import type { ImageStore, MediaFiles } from '../lib/images/index.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Parts that most jobs are done with. */
export interface JobDeps {
  db: Db;
  config: Pick<Config, 'http' | 'contact' | 'brand' | 'auth' | 'phoneWebhook' | 'paymentProvider' | 'dataDir'>;
  mailer: Mailer;
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
