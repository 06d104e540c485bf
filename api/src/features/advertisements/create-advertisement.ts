import type { Db } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { AppError } from '#lib/errors.ts';
import { type AdPlace, type AdSize, hasRoom, isEverShown } from '#rules/advertisements.ts';
import type { AdContent, NewAd } from './contract.ts';
import { requireOwnPicture } from './picture.ts';
import { todayOf } from './queries.ts';

const DAYS_AHEAD = 90;

interface Advertiser {
  accountId: string;
  userId: string;
}

/**
 * Makes one that waits for credit; whoever pays for it in the same transaction hands it to an administrator.
 * @returns its id
 * @throws AppError advertisement_size_place, advertisement_never_shown, advertisement_dates, advertisement_picture (400)
 */
export async function createAdvertisement(trx: Db, { accountId, userId }: Advertiser, form: NewAd): Promise<string> {
  refuseNoRoom(form.place, form.size);
  refuseNeverShown(form, form.size);
  await refuseDates(trx, form);
  await requireOwnPicture(trx, { accountId, imageId: form.image, size: form.size });
  const row = await rowOf(
    trx('advertisements')
      .insert({
        account_id: accountId,
        user_id: userId,
        ...columnsOf(form),
        size: form.size,
        place: form.place,
        priority: form.priority,
        days: form.days,
        starts_on: form.startsOn,
      })
      .returning('id'),
  );
  return row.id;
}

export const columnsOf = (content: AdContent) => ({
  title: content.title,
  description: content.description,
  link: content.link,
  contact_phone: content.phone,
  image_id: content.image,
  platform: content.platform,
  ends_on: content.endsOn,
  target_days: isSome(content.targetDays) ? [...new Set(content.targetDays)].sort() : null,
  most_per_person: content.mostPerPerson,
  daily_limit: content.dailyLimit,
  pauses_unseen: content.pausesUnseen,
  pauses_spent: content.pausesSpent,
});

/** From Sunday as 0; each once. */
function weekdaysBetween(first: string, last: string): number[] {
  const start = Date.parse(first);
  const count = Math.min(7, (Date.parse(last) - start) / 86_400_000 + 1);
  return Array.from({ length: count }, (_, at) => new Date(start + at * 86_400_000).getUTCDay());
}

/** All seven days are every day. */
const isSome = (days: number[]): boolean => days.length > 0 && new Set(days).size < 7;

function refuseNoRoom(place: AdPlace, size: AdSize): void {
  if (!hasRoom(place, size)) throw new AppError('advertisement_size_place', 400).on('place');
}

/** Refuses an advertisement that nobody could ever see. @throws AppError advertisement_never_shown (400) */
export function refuseNeverShown({ platform }: Pick<AdContent, 'platform'>, size: AdSize): void {
  if (!isEverShown(platform, size)) throw new AppError('advertisement_never_shown', 400).on('platform');
}

async function refuseDates(db: Db, { startsOn, endsOn, targetDays }: NewAd): Promise<void> {
  const today = await todayOf(db);
  const latest = new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  if (startsOn < today || startsOn > latest) throw new AppError('advertisement_dates', 400).on('startsOn');
  if (endsOn === null) return;
  if (endsOn < startsOn) throw new AppError('advertisement_dates', 400).on('endsOn');
  if (isSome(targetDays) && !weekdaysBetween(startsOn, endsOn).some((day) => targetDays.includes(day)))
    throw new AppError('advertisement_never_shown', 400).on('targetDays');
}
