export { balanceOf, creditAccount, handCreditToOffice, type Owner, type Revenue, systemAccount } from './accounts.ts';
export { checkLedger, isUnbalanced } from './check-ledger.ts';
export {
  billingAccount,
  knownAccountOf,
  knownBillingAccount,
  lockPayer,
  payerOf,
  payerOfAccount,
  pursesOf,
  stoppedUntil,
} from './payer.ts';
export { ofPurse, Purse } from './purse-contract.ts';
export { reverse, transfer } from './transfer.ts';
