import { z } from 'zod';
import { centsIn } from '../rules/money.ts';

/** Dollars on the wire, a number or the text of one; cents inside. Bounds are rows, so commands hold them. */
export const Amount = z.union([z.number(), z.string().max(30)]).transform((amount, context) => {
  const cents = centsIn(amount);
  if (cents !== undefined && cents > 0) return cents;
  context.addIssue({ code: 'custom', params: { code: 'amount' }, input: amount });
  return z.NEVER;
});
