import type { Db } from '@diyar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '#feature.ts';
import { appNow } from '#lib/app-now.ts';
import { pruneMails } from '#mail/mailer.ts';
import { eraseClosed } from './erasure/erase-closed.ts';
import { forgetDeadJobs } from './erasure/forget-jobs.ts';
import { pruneShareCards } from './erasure/prune-share-cards.ts';

interface Deps {
  db: Db;
  dataDir: string;
  log: FastifyBaseLogger;
  features: readonly Feature[];
}

/** Removes what is past its time. Safe to run at any moment, twice, and after a run that broke off. */
export async function enforceRetention(deps: Deps): Promise<void> {
  const { db, dataDir, features } = deps;
  for (const { table, isOver } of features.flatMap(({ retention = [] }) => retention))
    await db(table).whereRaw(isOver).delete();
  await db.raw('select purge_audit_log()');
  await forgetDeadJobs(db);
  await pruneMails(dataDir, (await appNow(db)).getTime());
  await pruneShareCards(db, dataDir);
  await eraseClosed(deps);
}
