import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { Lang } from '#lib/endpoint.ts';
import { notify } from '../notifications/index.ts';

type Reasoned = 'listing_rejected' | 'listing_change_rejected' | 'listing_suspended';
type Plain =
  | 'listing_approved'
  | 'listing_change_approved'
  | 'listing_restored'
  | 'listing_still_available'
  | 'listing_hidden';
export type ListingNews = Reasoned | Plain;

interface Told {
  id: string;
  owner_id: string;
  title_ar: string | null;
  title_en: string | null;
}

/** Tells the owner in the bell, and by mail in his language, in the transaction of what happened. */
export async function notifyOwner(
  trx: Db,
  listing: Told,
  ...[kind, reason]: [kind: Plain, reason?: undefined] | [kind: Reasoned, reason: Record<Lang, string>]
): Promise<void> {
  const owner = await trx('users').where({ id: listing.owner_id }).first('language');
  if (!owner) return;
  const lang: Lang = owner.language;
  const title = (lang === 'ar' ? listing.title_ar : listing.title_en) ?? listing.title_ar ?? listing.title_en ?? '';
  await notify(trx, {
    userId: listing.owner_id,
    type: 'listing',
    ...(reason
      ? { kind, parameters: { title, reasonAr: reason.ar, reasonEn: reason.en } }
      : { kind, parameters: { title } }),
    url: `/dashboard/properties?listing=${listing.id}`,
  });
  await enqueue(trx, 'mail', { kind, userId: listing.owner_id, title, reason: reason?.[lang] ?? '' });
}
