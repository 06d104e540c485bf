export type { Given, Products } from './product.ts';
export { productOf, purchaseIn, putUpForSale } from './products.ts';
export type { PurchaseOfProduct } from './purchase-of.ts';
export { keepPurchase, lockKept, type PurchaseRow, payPurchase } from './purchases.ts';
export type { Brand } from './receipts/issue-receipt.ts';
export { type CashMethod, failPayment, openPayment, settleRefund, settleTopUp } from './settle-payment.ts';
