import type { ListingCard } from '@diyar/api/contracts/search';

export type Badge = 'premium' | 'featured' | 'urgent' | 'highlight';

/** Badges of a listing's boosts, the one that moves it up first. */
export function badgesOf({ featured, boosts }: Pick<ListingCard, 'featured' | 'boosts'>): Badge[] {
  const place = featured ? ([boosts.includes('premium') ? 'premium' : 'featured'] as const) : [];
  return [...place, ...(['urgent', 'highlight'] as const).filter((type) => boosts.includes(type))];
}
