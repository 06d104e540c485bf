import type { Db } from '@diyar/db';
import type { Lang } from '#lib/endpoint.ts';
import type { ChatButton } from '../chats/index.ts';

/** Answers to "still available?", as buttons send them: `available:<id of the listing>`. */
export const AVAILABILITY = ['available', 'sold', 'rented', 'archived'] as const;
export type Availability = (typeof AVAILABILITY)[number];

const LABELS: Record<Availability, Record<Lang, string>> = {
  available: { ar: 'نعم، ما زال متاحًا', en: 'Yes, still available' },
  sold: { ar: 'لا، بِيع', en: 'No, it was sold' },
  rented: { ar: 'لا، أُجّر', en: 'No, it was rented' },
  archived: { ar: 'لا، لم يعد متاحًا', en: 'No, not any more' },
};

/** Answers that fit the deal of the listing that a notification leads to; `isFixed`: yes and no, whatever it is. */
export async function answerButtons(
  db: Db,
  page: URL,
  { lang, isFixed }: { lang: Lang; isFixed: boolean },
): Promise<ChatButton[]> {
  const id = page.searchParams.get('listing');
  const listing = id ? await db('listings').where({ id }).first('transaction_type') : undefined;
  if (!listing) return [];
  return ['available' as const, ...ends(isFixed ? null : listing.transaction_type)].map((answer) => ({
    label: LABELS[answer][lang],
    answer: `${answer}:${id}`,
  }));
}

function ends(deal: string | null): Availability[] {
  if (deal === 'sale') return ['sold'];
  if (deal === 'rent') return ['rented'];
  return deal === 'both' ? ['sold', 'rented'] : ['archived'];
}
