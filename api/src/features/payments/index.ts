export type { PurchaseOf } from './contract.ts';
export { paymentPath } from './notify.ts';
export { presentPayment } from './present.ts';
export type { Given, Products, Returned } from './product.ts';
export { productOf, purchaseIn, putUpForSale, returnedBy } from './products.ts';
export type { PurchaseOfProduct } from './purchase-contract.ts';
export { assertShown, lockKept, type PurchaseRow, payPurchase, savePurchase } from './purchases.ts';
export { paymentById } from './queries.ts';
export { issueCreditNote } from './receipts/issue-credit-note.ts';
export { type Brand, issueReceipt } from './receipts/issue-receipt.ts';
export {
  type CashMethod,
  failPayment,
  openPayment,
  payBackTopUp,
  settleRefund,
  settleTopUp,
} from './settle-payment.ts';
