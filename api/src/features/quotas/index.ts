export { lockAccounts, takesPlace } from './lock-accounts.ts';
export { listingQuotaOf } from './present.ts';
export { addListingSlots } from './queries.ts';
export { lockSeller, takeSlot } from './take-slot.ts';
