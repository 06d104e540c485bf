import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import { type AdPlace, type AdSize, hasRoom } from '../../rules/advertisements.ts';
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
 * @throws AppError advertisement_size_place, advertisement_dates, advertisement_picture (400)
 */
export async function createAdvertisement(trx: Db, { accountId, userId }: Advertiser, form: NewAd): Promise<string> {
  refuseNoRoom(form.place, form.size);
  await refuseDates(trx, form);
  await requireOwnPicture(trx, { accountId, imageId: form.image, size: form.size });
  const [row] = await trx('advertisements')
    .insert({
      ...{ account_id: accountId, user_id: userId },
      ...columnsOf(form),
      ...{ size: form.size, place: form.place, priority: form.priority, days: form.days, starts_on: form.startsOn },
    })
    .returning('id');
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

/** All seven days are every day. */
const isSome = (days: number[]): boolean => days.length > 0 && new Set(days).size < 7;

function refuseNoRoom(place: AdPlace, size: AdSize): void {
  if (!hasRoom(place, size)) throw new AppError('advertisement_size_place', 400).on('place');
}

async function refuseDates(db: Db, { startsOn, endsOn }: Pick<NewAd, 'startsOn' | 'endsOn'>): Promise<void> {
  const today = await todayOf(db);
  const latest = new Date(Date.parse(today) + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  if (startsOn < today || startsOn > latest) throw new AppError('advertisement_dates', 400).on('startsOn');
  if (endsOn !== null && endsOn < startsOn) throw new AppError('advertisement_dates', 400).on('endsOn');
}
