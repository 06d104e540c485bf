export { balanceOf, creditAccount, handCreditToOffice, type Owner, type Revenue, systemAccount } from './accounts.ts';
export { checkLedger, hasFaults } from './check-ledger.ts';
export {
  billingAccount,
  knownAccountOf,
  knownBillingAccount,
  lockPayer,
  payerOf,
  payerOfAccount,
  stoppedUntil,
} from './payer.ts';
export { reverse, transfer } from './transfer.ts';
