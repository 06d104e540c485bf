import type { TableRows } from '@diyar/db';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Resolves once so many statements of this database wait for another's lock. */
export const untilWaiting = ({ db }: Pick<TestApp, 'db'>, statements: number) =>
  expect
    .poll(async () => (await db.raw<{ rows: [{ waiting: number }] }>(WAITING)).rows[0].waiting, {
      interval: 20,
      timeout: 20_000,
    })
    .toBe(statements);

/**
 * Makes calls meet at a row: all of them wait for it before the first goes on.
 * @returns what they answered, in their order
 */
export async function meetingAt<T>(
  api: Pick<TestApp, 'db' | 'owner'>,
  { table, id }: { table: keyof TableRows; id: string },
  calls: (() => Promise<T>)[],
  beforeTheyGo?: () => Promise<unknown>,
): Promise<T[]> {
  const holder = await api.owner.transaction();
  try {
    await holder<{ id: string }>(table).where({ id }).forUpdate().first('id');
    const answers = Promise.all(calls.map((call) => call()));
    await untilWaiting(api, calls.length);
    await beforeTheyGo?.();
    await holder.commit();
    return await answers;
  } finally {
    if (!holder.isCompleted()) await holder.rollback();
  }
}

/**
 * Changes somebody's standing while a call of theirs is on its way: it was let in before, and meets the changed row.
 * @param columns of `users`
 * @returns what the call answered
 */
export async function whileStanding<T>(
  api: Pick<TestApp, 'db' | 'owner'>,
  { id }: { id: string },
  columns: object,
  call: () => Promise<T>,
): Promise<T> {
  const change = await api.owner.transaction();
  await change('users').where({ id }).update(columns);
  const answer = call();
  await untilWaiting(api, 1).finally(() => change.commit());
  return answer;
}
