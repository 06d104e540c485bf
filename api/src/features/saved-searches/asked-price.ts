import type { SearchListingRow } from '@diyar/indexer/document';
import type { Criteria } from '../search/index.ts';

/** A listing's price for each deal, as `search_listing` names them; what is neither sold nor let has one price. */
type Priced = Pick<SearchListingRow, 'transaction_type' | 'price_cents' | 'price_period' | 'rent_period'> & {
  sale_cents: number | null;
  rent_cents: number | null;
};
type Period = SearchListingRow['price_period'];

/** Deals that a search is limited to; undefined where it takes any. */
function dealsOf({ conditions }: Criteria): readonly string[] | undefined {
  const named = conditions.find((condition) => condition.op === 'in' && condition.field === 'transactionTypes');
  return named?.op === 'in' ? named.values : undefined;
}

/** What a search asks the price of: the rent where it looks for rents alone, else whatever stands first. */
export function askedPrice(criteria: Criteria, row: Priced): { deal: string; cents: number | null; period: Period } {
  const deals = dealsOf(criteria);
  const { transaction_type: type, price_cents, price_period, sale_cents, rent_cents, rent_period } = row;
  if (type !== 'both') return { deal: type, cents: price_cents, period: price_period };
  const wantsRent = deals?.includes('rent') === true && !deals.includes('sale') && !deals.includes('both');
  return wantsRent || sale_cents === null
    ? { deal: 'rent', cents: rent_cents, period: rent_period }
    : { deal: 'sale', cents: sale_cents, period: null };
}

/** A fall of the price that a search asks for, of those a listing has; of a search of any deal, the first there is. */
export function fallFor<Fall extends { deal: string }>(
  criteria: Criteria,
  row: Priced,
  falls: readonly Fall[],
): Fall | undefined {
  const own = falls.find(({ deal }) => deal === askedPrice(criteria, row).deal);
  return own ?? (dealsOf(criteria) === undefined ? falls[0] : undefined);
}

/** A fall is at least a hundredth, and still is one by what is asked now. */
export const isFall = (cents: number | null, wasCents: number | null): boolean =>
  cents !== null && wasCents !== null && cents <= 0.99 * wasCents;
