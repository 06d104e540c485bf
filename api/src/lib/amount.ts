import { z } from 'zod';
import { centsIn } from '#rules/money.ts';

/** Dollars on the wire, a number or the text of one; cents inside. Bounds are rows, so commands hold them. */
const amountFrom = (least: number) =>
  z.union([z.number(), z.string().max(30)]).transform((amount, context) => {
    const cents = centsIn(amount);
    if (cents !== undefined && cents >= least) return cents;
    context.addIssue({ code: 'custom', params: { code: 'amount' }, input: amount });
    return z.NEVER;
  });
export const Amount = amountFrom(1);
/** The same where nothing is an amount, too. */
export const AmountOrNone = amountFrom(0);
