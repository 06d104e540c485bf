import type { MyListing } from '@diyar/api/contracts/my-listings';
import type { BulkAct } from './api.ts';

/** Acts on several at once; `can` says which of them it would suit, the server judges each. */
export const BULK = ['confirm', 'sold', 'rented', 'archive', 'delete'] as const;
export type BulkName = (typeof BULK)[number];

export const bodyOf = (name: BulkName): BulkAct =>
  name === 'sold' || name === 'rented' ? { action: 'status', status: name } : { action: name };

export function suits({ status, allowedStatuses }: MyListing, name: BulkName): boolean {
  if (name === 'delete') return true;
  if (name === 'confirm') return status === 'active' || (status === 'expired' && allowedStatuses.includes('active'));
  return allowedStatuses.includes(name === 'archive' ? 'archived' : name);
}

/** Acts worth offering for this selection. */
export const offered = (selected: readonly MyListing[]): BulkName[] =>
  BULK.filter((name) => selected.some((listing) => suits(listing, name)));
