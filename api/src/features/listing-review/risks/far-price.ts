import type { Db } from '@diyar/db';
import { askedPrices, isFarFrom, usualCents } from '../../listing-form/index.ts';

/** So many times the median, or so small a part of it, is worth a look. */
const FAR = 3;

export type Offer = Parameters<typeof askedPrices>[0];
export interface FarPrice {
  own: number;
  usual: number;
  isSlip: boolean;
}

/** The first price far from the median of its like, in dollars. */
export async function farPrice(db: Db, categoryId: string, offer: Offer): Promise<FarPrice | undefined> {
  for (const asked of askedPrices(offer)) {
    const usual = await usualCents(db, categoryId, asked);
    if (usual === null || (asked.cents < usual * FAR && usual < asked.cents * FAR)) continue;
    return { own: asked.cents / 100, usual: Math.round(usual / 100), isSlip: isFarFrom(usual, asked.cents) };
  }
  return undefined;
}
