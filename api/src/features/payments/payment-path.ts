/** The page of a payment, where its receipt is. `isApart`: of the own purse of somebody who has an office's as well. */
export const paymentPath = (id: string, { isApart = false } = {}): string =>
  `/dashboard/payments/${id}${isApart ? '?purse=private' : ''}`;
