import { otherMoneyIn } from '@diyar/api/rules/figures';
import { OLD_IN_NEW } from '@diyar/api/rules/listing-form';
import type { FormContent } from './content.ts';
import { carries, dealOf, type FormFacts, isPriced, priceKindOf } from './facts.ts';
import { figureAt } from './figures.ts';

/** A price in the other currencies; dollars only where the rate is known. */
export type Equivalents = { dollars: number | undefined; newPounds: number | undefined; oldPounds: number | undefined };

/** @param perDollar new pounds for a dollar */
export function equivalentsOf(
  { currency, pound, ...content }: Pick<FormContent, 'price' | 'currency' | 'pound'> & { rent?: string },
  perDollar: number | undefined,
  path: PriceField = 'price',
): Equivalents | undefined {
  const amount = figureAt(path, content[path] ?? '', currency);
  if (amount === undefined || amount <= 0) return undefined;
  const isInPounds = currency === 'SYP';
  const inNew = isInPounds ? (pound === 'old' ? amount / OLD_IN_NEW : amount) : perDollar && amount * perDollar;
  const dollars = isInPounds ? perDollar && amount / (pound === 'old' ? OLD_IN_NEW : 1) / perDollar : amount;
  return { dollars, newPounds: inNew, oldPounds: inNew && inNew * OLD_IN_NEW };
}

/** The rent stands beside the price of what is for sale or rent. */
export type PriceField = 'price' | 'rent';

/** A price that is likelier a slip; what would set it right with one tap. */
export type Slip =
  | 'old_pounds'
  | 'pounds_not_dollars'
  | 'new_pounds'
  | 'too_low'
  | 'too_high'
  | 'pounds_written'
  | 'dollars_written';

/** Dollars beyond which an honest price is rare; the server, which knows the neighbours' prices, asks again. */
const HIGH = { home: 3_000_000, homeRent: 15_000, other: 500_000, otherRent: 10_000 };
const LOW = { home: 500, homeRent: 5, other: 0.2, otherRent: 0.2 };

/** Kindly: a question, never a refusal. Silent once the price was confirmed. */
export function slipOf(
  content: FormContent,
  facts: FormFacts,
  perDollar: number | undefined,
  path: PriceField = 'price',
): Slip | undefined {
  if (content.confirmPrice || !isPriced(priceKindOf(facts, content))) return undefined;
  const written = otherMoneyIn(content[path], content.currency === 'SYP' ? 'pounds' : 'dollars');
  if (written) return `${written}_written`;
  const dollars = equivalentsOf(content, perDollar, path)?.dollars;
  if (dollars === undefined) return undefined;
  const isHome = carries(facts, 'exact_point');
  const isRent = path === 'rent' || dealOf(facts, content) === 'rent';
  const key = isHome ? (isRent ? 'homeRent' : 'home') : isRent ? 'otherRent' : 'other';
  const isInPounds = content.currency === 'SYP';
  if (dollars > HIGH[key]) {
    if (!isInPounds) return 'pounds_not_dollars';
    return content.pound === 'old' ? 'too_high' : 'old_pounds';
  }
  if (dollars >= LOW[key]) return undefined;
  return isInPounds && content.pound === 'old' ? 'new_pounds' : 'too_low';
}
