import type { AdminListing } from './api.ts';

export type ListingAct = 'feature' | 'transfer' | 'delete';

/** What can be done to a listing as it stands; the server judges again. */
export const actsOn = ({ status }: Pick<AdminListing, 'status'>): readonly ListingAct[] =>
  status === 'active' ? ['feature', 'transfer', 'delete'] : ['transfer', 'delete'];

/** Failures that mean that somebody else was quicker. */
export const OVERTAKEN = ['listing_not_found', 'status_not_allowed'];

/** Days that a listing is usually featured; 0 ends it. */
export const FEATURE_DAYS = [3, 7, 14, 30] as const;
