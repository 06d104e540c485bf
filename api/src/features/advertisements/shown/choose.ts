import type { AdPlace } from '#rules/advertisements.ts';
import type { Inventory, Offer, Screen, Shelf } from './inventory.ts';

interface Asked {
  places: readonly AdPlace[];
  screen: Screen;
  /** How often this person has seen which one today. */
  seen: ReadonlyMap<string, number>;
  /** From 0 up to 1. */
  random?: () => number;
}

/** With so many that the person has seen often enough in a row, the place stays empty. */
const TRIES = 12;

/** One for each place, by chance and priority, none twice on a page. */
export function chooseOffers(inventory: Inventory, { places, screen, seen, random = Math.random }: Asked): Offer[] {
  const chosen = new Map<string, Offer>();
  for (const place of places) {
    const shelf = inventory.shelf(place, screen);
    for (let tries = Math.min(TRIES, shelf.offers.length * 2); tries > 0; tries--) {
      const offer = pick(shelf, random());
      if (!offer || chosen.has(offer.id) || (seen.get(offer.id) ?? 0) >= offer.most_per_person) continue;
      chosen.set(offer.id, offer);
      break;
    }
  }
  return [...chosen.values()];
}

/** The offer whose share of the priorities a number from 0 up to 1 falls into. */
function pick({ offers, sums }: Shelf, at: number): Offer | undefined {
  const mark = at * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return offers[low];
}
