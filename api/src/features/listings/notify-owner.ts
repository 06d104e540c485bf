import type { Db, UserRow } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { NotificationPreferences } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';

type Reasoned = 'listing_rejected' | 'listing_change_rejected' | 'listing_suspended';
type Plain =
  | 'listing_approved'
  | 'listing_change_approved'
  | 'listing_restored'
  | 'listing_still_available'
  | 'listing_hidden';
export type ListingNews = Reasoned | Plain;

/** Which of the owner's notification preferences a mail of this kind obeys; the others always go. */
const PREFERENCE: Partial<Record<ListingNews, 'listingApproved' | 'listingRejected'>> = {
  listing_approved: 'listingApproved',
  listing_change_approved: 'listingApproved',
  listing_rejected: 'listingRejected',
  listing_change_rejected: 'listingRejected',
};

interface Told {
  id: string;
  owner_id: string;
  title_ar: string | null;
  title_en: string | null;
}

type Owner = Pick<UserRow, 'language'> & { notification_preferences: Partial<NotificationPreferences> };

/** Tells the owner in the bell, and by mail in his language, in the transaction of what happened. */
export async function notifyOwner(
  trx: Db,
  listing: Told,
  ...[kind, reason]: [kind: Plain, reason?: undefined] | [kind: Reasoned, reason: Record<Lang, string>]
): Promise<void> {
  const owner = await trx('users')
    .where({ id: listing.owner_id })
    .first<Owner | undefined>('language', 'notification_preferences');
  if (!owner) return;
  const lang = owner.language;
  const title = (lang === 'ar' ? listing.title_ar : listing.title_en) ?? listing.title_ar ?? listing.title_en ?? '';
  await notify(trx, {
    userId: listing.owner_id,
    type: 'listing',
    ...(reason
      ? { kind, parameters: { title, reasonAr: reason.ar, reasonEn: reason.en } }
      : { kind, parameters: { title } }),
    url: `/dashboard/properties?listing=${listing.id}`,
  });
  const preference = PREFERENCE[kind];
  if (preference && owner.notification_preferences[preference]?.email === false) return;
  await enqueue(trx, 'mail', { kind, userId: listing.owner_id, title, reason: reason?.[lang] ?? '' });
}
