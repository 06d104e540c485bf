import { readFigure } from './figures.ts';

/** More than that is no amount of one act. */
const LONGEST = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Cents of an amount in dollars, a text of one as people type it, at most two decimals; undefined for what is none. */
export function centsIn(amount: string | number): number | undefined {
  if (Object.is(amount, -0)) return undefined;
  const text = String(typeof amount === 'number' ? amount : readFigure(amount, 'dollars'));
  if (!LONGEST.test(text)) return undefined;
  const [whole = '', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const dollarsOf = (cents: number): number => cents / 100;
