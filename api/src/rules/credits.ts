/** Both sides' bounds of what is asked with money; amounts are rows of the database (`money_rules`). */
export const REASON_LENGTH = { min: 10, max: 500 } as const;
export const CASH_METHODS = ['mobile_wallet', 'bank_transfer', 'cash', 'check'] as const;
/** In dollars, a press each. */
export const QUICK_AMOUNTS = [10, 25, 50, 100] as const;
/** Methods whose transfer has a number that the payer can read off. */
export const NUMBERED_METHODS: readonly string[] = ['mobile_wallet', 'bank_transfer'];
/** The seven of the specification. */
export const TRANSACTION_TYPES = [
  'deposit',
  'refund',
  'payment',
  'subscription',
  'boost',
  'listing',
  'purchase',
] as const;
export const PROOF_MAX_BYTES = 5 * 1024 * 1024;
