import type { ListingCard } from '@diyar/api/contracts/search';

/** Of a home that several offices offer the best-placed card stays; it says how many others there are. */
export function oneCardAHome<Card extends Pick<ListingCard, 'home'>>(cards: readonly Card[]): readonly Card[] {
  if (!cards.some(({ home }) => home)) return cards;
  const seen = new Set<string>();
  return cards.filter(({ home }) => {
    if (!home) return true;
    if (seen.has(home.id)) return false;
    seen.add(home.id);
    return true;
  });
}
