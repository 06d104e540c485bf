import type { BoostType } from '#rules/boosts.ts';

/** Something that happened to a demo account's money so many days ago. */
export type Act = { daysAgo: number } & (
  | { kind: 'top_up'; cents: number; method: 'mobile_wallet' | 'bank_transfer' | 'cash' | 'check' }
  | { kind: 'places'; slots: number }
  | { kind: 'plan'; plan: string; cents: number; event: 'activation' | 'upgrade'; periods: number }
  | { kind: 'cancellation' }
  /** `stoppedAfter`: cancelled then, and the whole days left given back. */
  | { kind: 'boost'; type: BoostType; days: number; cents: number; listing: number; stoppedAfter?: number }
  | { kind: 'refund'; cents: number; decision: 'approved' | 'rejected' | 'pending' }
  | { kind: 'request'; cents: number; decision: 'rejected' | 'pending'; isRepeated?: boolean; plan?: string }
);

const SLOT_CENTS = 200;
export const priceOfPlaces = (slots: number): number => slots * SLOT_CENTS;

/** An office that took a plan, raised it, boosts now and then, and waits for three decisions. */
export const OFFICE_YEAR: readonly Act[] = [
  { daysAgo: 362, kind: 'top_up', cents: 10_000, method: 'mobile_wallet' },
  { daysAgo: 360, kind: 'plan', plan: 'standard_monthly', cents: 1_500, event: 'activation', periods: 4 },
  { daysAgo: 255, kind: 'top_up', cents: 10_000, method: 'bank_transfer' },
  { daysAgo: 250, kind: 'boost', type: 'featured', days: 7, cents: 500, listing: 0 },
  { daysAgo: 225, kind: 'plan', plan: 'premium_monthly', cents: 3_250, event: 'upgrade', periods: 7 },
  { daysAgo: 224, kind: 'top_up', cents: 20_000, method: 'mobile_wallet' },
  { daysAgo: 188, kind: 'boost', type: 'premium', days: 14, cents: 1_800, listing: 1 },
  { daysAgo: 118, kind: 'boost', type: 'homepage_featured', days: 7, cents: 1_000, listing: 2 },
  { daysAgo: 100, kind: 'top_up', cents: 15_000, method: 'check' },
  { daysAgo: 61, kind: 'refund', cents: 2_000, decision: 'rejected' },
  { daysAgo: 50, kind: 'boost', type: 'featured', days: 14, cents: 900, listing: 0 },
  { daysAgo: 38, kind: 'refund', cents: 2_000, decision: 'approved' },
  { daysAgo: 35, kind: 'request', cents: 7_500, decision: 'rejected' },
  { daysAgo: 28, kind: 'boost', type: 'urgent', days: 7, cents: 400, listing: 1 },
  { daysAgo: 17, kind: 'boost', type: 'premium', days: 14, cents: 1_800, listing: 2, stoppedAfter: 7 },
  { daysAgo: 5, kind: 'boost', type: 'featured', days: 14, cents: 900, listing: 0 },
  { daysAgo: 2, kind: 'boost', type: 'highlight', days: 7, cents: 250, listing: 1 },
  { daysAgo: 1, kind: 'refund', cents: 1_000, decision: 'pending' },
  { daysAgo: 1, kind: 'request', cents: 12_000, decision: 'pending', isRepeated: true },
  { daysAgo: 0, kind: 'request', cents: 150_000, decision: 'pending' },
];

/** Somebody who bought places, then a plan that was left and has ended; credit for the next one is on its way. */
export const PERSON_YEAR: readonly Act[] = [
  { daysAgo: 350, kind: 'top_up', cents: 2_000, method: 'mobile_wallet' },
  { daysAgo: 345, kind: 'places', slots: 1 },
  { daysAgo: 300, kind: 'places', slots: 2 },
  { daysAgo: 262, kind: 'top_up', cents: 2_500, method: 'cash' },
  { daysAgo: 210, kind: 'boost', type: 'featured', days: 3, cents: 250, listing: 0 },
  { daysAgo: 170, kind: 'places', slots: 1 },
  { daysAgo: 121, kind: 'top_up', cents: 3_000, method: 'mobile_wallet' },
  { daysAgo: 118, kind: 'plan', plan: 'standard_monthly', cents: 1_500, event: 'activation', periods: 2 },
  { daysAgo: 48, kind: 'cancellation' },
  { daysAgo: 12, kind: 'boost', type: 'urgent', days: 7, cents: 400, listing: 0 },
  { daysAgo: 3, kind: 'boost', type: 'featured', days: 7, cents: 500, listing: 0 },
  { daysAgo: 0, kind: 'request', cents: 450, decision: 'pending', plan: 'standard_monthly' },
];

/** A busy seller: credit and places each month. */
export const SELLER_YEAR: readonly Act[] = Array.from({ length: 12 }, (_, month) => [
  { daysAgo: 360 - month * 30, kind: 'top_up', cents: 2_000 + (month % 4) * 1_000, method: 'mobile_wallet' } as const,
  { daysAgo: 358 - month * 30, kind: 'places', slots: 1 + ((month * 3) % 5) } as const,
]).flat();
