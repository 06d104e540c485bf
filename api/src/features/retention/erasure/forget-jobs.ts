import type { Db } from '@diyar/db';

/**
 * Takes jobs that name a person out of the queue, dead letters too; one that runs at the moment ends by itself. Later ones
 * are of an account made since with the same e-mail or number.
 */
export async function forgetJobs(trx: Db, words: string[], until: Date): Promise<void> {
  await trx.raw(
    `select graphile_worker.complete_jobs(array(
       select j.id from graphile_worker._private_jobs j
       where j.created_at <= ? and exists (select from unnest(?::text[]) as word
         where position(lower(word) in lower(j.payload::text || ' ' || coalesce(j.last_error, ''))) > 0)))`,
    [until, words],
  );
}

/** Dead letters hold addresses and refusals: nobody tries them again after a month. */
export const forgetDeadJobs = (db: Db) =>
  db.raw(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < app_now() - interval '30 days'))`,
  );
