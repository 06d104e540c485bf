import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { type ListingImpact, listingImpact } from './listing-impact.ts';
import { freeLimitOf } from './listing-queries.ts';
import type { SubscriptionRow } from './queries.ts';
import { type Quote, quoteChange } from './quote-change.ts';

interface Choice {
  accountId: string;
  live: SubscriptionRow | undefined;
  /** Null: to leave the plan. */
  code: string | null;
}

export interface Impact {
  /** Null: the plan is left, and nothing is paid. */
  quote: Quote | null;
  listings: ListingImpact;
  /** Names all that was told: an act that was shown other facts is refused. */
  facts: string;
}

/** More places, a first plan, or one that goes on take nothing from view. */
const takesFromView = (quote: Quote | null, running: string | undefined) =>
  quote === null || quote.change === 'downgrade' || (quote.change === 'renewal' && quote.plan.code !== running);

/**
 * Consequences of a choice for money and listings. Shown before and asked again by the act, which goes by nothing else.
 * @throws AppError no_active_subscription (404) and those of quoteChange
 */
export async function analyseChange(db: Db, { accountId, live, code }: Choice): Promise<Impact> {
  if (!live && code === null) throw new AppError('no_active_subscription', 404);
  const quote = code === null ? null : await quoteChange(db, { live, code });
  const limit = quote ? quote.plan.listing_limit : await freeLimitOf(db, accountId);
  const listings = await listingImpact(db, { accountId, limit, mayArchive: takesFromView(quote, live?.plan_code) });
  const told = [
    ...[live?.id, live?.version, quote?.change, quote?.plan.price_id, quote?.dueCents, listings.allowed],
    ...[listings.archived.map(({ id }) => id), listings.activated.map(({ id }) => id)],
  ];
  return { quote, listings, facts: createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32) };
}

/** @throws AppError subscription_facts_changed (409) */
export function assertFacts(impact: Impact, shown: string | undefined): void {
  if (shown !== undefined && shown !== impact.facts) throw new AppError('subscription_facts_changed', 409);
}
