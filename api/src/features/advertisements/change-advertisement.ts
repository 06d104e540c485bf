import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { AD_DAYS_RESUMED_AT_MOST } from '#rules/advertisements.ts';
import type { AdContent } from './contract.ts';
import { columnsOf, refuseNeverShown } from './create-advertisement.ts';
import { requireOwnPicture } from './picture.ts';
import { type AdvertisementRow, LEADS_NOWHERE, lockAdvertisement, todayOf } from './queries.ts';

/** SQL: the paid day that the review takes it off the air on; it goes on with the first view afterwards. */
const INTERRUPTED = `case when last_paid_day = advertisement_today() and days_resumed < ? then last_paid_day
  else interrupted_on end`;

interface Change {
  accountId: string;
  id: string;
  version: number;
  content: AdContent;
}

/**
 * Changes one of the account's. What people see of it goes back to an administrator, and so does one that was rejected. The
 * correction costs no paid day.
 * @returns whether it waits to be checked again
 * @throws AppError advertisement_not_found (404), advertisement_changed, advertisement_over (409)
 */
export async function changeAdvertisement(trx: Db, { accountId, id, version, content }: Change): Promise<boolean> {
  const row = await requireOwn(trx, { accountId, id });
  if (row.status === 'expired') throw new AppError('advertisement_over', 409);
  if (row.version !== version) throw new AppError('advertisement_changed', 409);
  if (content.endsOn !== null && content.endsOn < (await todayOf(trx)))
    throw new AppError('advertisement_dates', 400).on('endsOn');
  refuseNeverShown(content, row.size);
  if (content.image !== row.image_id)
    await requireOwnPicture(trx, { accountId, imageId: content.image, size: row.size });
  const columns = columnsOf(content);
  const isCheckedAgain = row.status !== 'unpaid' && (row.status === 'rejected' || isSeenDifferently(row, columns));
  await trx('advertisements')
    .where({ id })
    .update({
      ...columns,
      ...(isCheckedAgain && { status: 'pending', pause_reason: null, rejection_reason: null, decided_at: null }),
      ...(isCheckedAgain && { interrupted_on: trx.raw(INTERRUPTED, [AD_DAYS_RESUMED_AT_MOST]) }),
      version: version + 1,
    });
  return isCheckedAgain;
}

const isSeenDifferently = (row: AdvertisementRow, next: ReturnType<typeof columnsOf>): boolean =>
  (['title', 'description', 'link', 'contact_phone', 'image_id'] as const).some((name) => row[name] !== next[name]);

/** @throws AppError advertisement_not_found (404) */
export async function requireOwn(trx: Db, own: { accountId: string; id: string }): Promise<AdvertisementRow> {
  const row = await lockAdvertisement(trx, own);
  if (!row) throw new AppError('advertisement_not_found', 404);
  return row;
}

/** @throws AppError advertisement_not_found (404), advertisement_not_running (409) */
export async function pauseAdvertisement(trx: Db, own: { accountId: string; id: string }): Promise<void> {
  const { id, status, version } = await requireOwn(trx, own);
  if (status !== 'active') throw new AppError('advertisement_not_running', 409);
  await trx('advertisements')
    .where({ id })
    .update({ status: 'paused', pause_reason: 'user', version: version + 1 });
}

/** @throws AppError advertisement_not_found (404), advertisement_not_paused, advertisement_budget_spent, advertisement_over, advertisement_link_gone (409) */
export async function resumeAdvertisement(trx: Db, own: { accountId: string; id: string }): Promise<void> {
  const row = await requireOwn(trx, own);
  if (row.status !== 'paused') throw new AppError('advertisement_not_paused', 409);
  const { rows } = await trx.raw<{ rows: [{ is_paid: boolean; is_over: boolean; is_astray: boolean }] }>(
    `select (days_spent < days or last_paid_day = advertisement_today() or interrupted_on is not null) as is_paid,
       coalesce(ends_on < advertisement_today(), false) as is_over, ${LEADS_NOWHERE} as is_astray
     from advertisements ad where id = ?`,
    [row.id],
  );
  if (rows[0].is_over) throw new AppError('advertisement_over', 409);
  if (!rows[0].is_paid) throw new AppError('advertisement_budget_spent', 409);
  if (rows[0].is_astray) throw new AppError('advertisement_link_gone', 409);
  await trx('advertisements')
    .where({ id: row.id })
    .update({
      status: 'active',
      pause_reason: null,
      version: row.version + 1,
      judged_impressions: row.impressions,
      judged_clicks: row.clicks,
    });
}
