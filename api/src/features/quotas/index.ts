export { claimSlot, holdSlot, lockSeller } from './claim-slot.ts';
export { type LockedAccount, lockAccounts, takesPlace } from './lock-accounts.ts';
export { type Included, includedFor, requireIncluded, requireOwnIncluded } from './plan-features.ts';
export { listingQuotaOf } from './present.ts';
export { listingSlots } from './product.ts';
export { freePlanKind, OF_ACCOUNT, TAKES_A_PLACE } from './queries.ts';
