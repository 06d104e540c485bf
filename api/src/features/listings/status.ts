import type { ListingStatus } from './contract.ts';

/** `reports`: the weight of what people reported, until an administrator has looked · `plan`: the places a plan gives. */
export type Actor = 'owner' | 'admin' | 'clock' | 'reports' | 'plan';
/** `slot`: room in the quota · `place`: no more in view than there are places · `complete`: the form has no fault · `approved` / `unapproved`: was it ever public. */
export type Need = 'slot' | 'place' | 'complete' | 'approved' | 'unapproved' | 'for_sale' | 'for_rent';
/** `published`: the first-published date, once · `confirmed`: the term of freshness begins anew. */
export type Effect = 'published' | 'confirmed';

export interface Transition {
  from: ListingStatus;
  to: ListingStatus;
  by: Actor;
  needs: readonly Need[];
  effects: readonly Effect[];
}

const step = (
  by: Actor,
  from: ListingStatus,
  to: ListingStatus,
  needs: readonly Need[] = [],
  effects: readonly Effect[] = [],
): Transition => ({ by, from, to, needs, effects });

/** The life of a listing: nothing else says which status may follow which, and by whose hand. */
export const TRANSITIONS: readonly Transition[] = [
  step('owner', 'draft', 'pending', ['complete', 'slot']),
  step('owner', 'rejected', 'pending', ['complete', 'slot']),
  step('owner', 'pending', 'draft'),
  step('admin', 'pending', 'active', [], ['published', 'confirmed']),
  step('admin', 'pending', 'rejected'),
  step('owner', 'active', 'sold', ['for_sale']),
  step('owner', 'active', 'rented', ['for_rent']),
  step('owner', 'active', 'archived'),
  step('owner', 'active', 'active', ['place'], ['confirmed']),
  step('clock', 'active', 'expired'),
  step('owner', 'expired', 'active', ['approved', 'slot'], ['confirmed']),
  step('owner', 'expired', 'sold', ['for_sale']),
  step('owner', 'expired', 'rented', ['for_rent']),
  step('owner', 'expired', 'archived'),
  step('owner', 'sold', 'active', ['approved', 'slot'], ['confirmed']),
  step('owner', 'sold', 'archived'),
  step('owner', 'rented', 'active', ['approved', 'slot'], ['confirmed']),
  step('owner', 'rented', 'archived'),
  step('owner', 'archived', 'active', ['approved', 'slot'], ['confirmed']),
  step('plan', 'active', 'archived'),
  step('plan', 'archived', 'active', ['approved'], ['confirmed']),
  step('owner', 'archived', 'draft', ['unapproved']),
  step('owner', 'draft', 'archived'),
  step('owner', 'pending', 'archived'),
  step('owner', 'rejected', 'archived'),
  step('admin', 'active', 'suspended'),
  step('reports', 'active', 'suspended'),
  step('admin', 'suspended', 'active', [], ['confirmed']),
];

export interface StatusFacts {
  status: ListingStatus;
  /** Since when it was first public. */
  published_at: Date | null;
  transaction_type: string | null;
}

const SALEABLE = ['sale', 'both', 'exchange', 'investment'];
const LETTABLE = ['rent', 'both'];

/** Whether what the listing itself says allows it; `slot`, `place` and `complete` are asked of others. */
export function fits({ published_at, transaction_type }: StatusFacts, needs: readonly Need[]): boolean {
  return needs.every((need) => {
    if (need === 'approved') return published_at !== null;
    if (need === 'unapproved') return published_at === null;
    if (need === 'for_sale') return SALEABLE.includes(transaction_type ?? '');
    if (need === 'for_rent') return LETTABLE.includes(transaction_type ?? '');
    return true;
  });
}

export const transitionOf = (listing: StatusFacts, to: ListingStatus, by: Actor): Transition | undefined =>
  TRANSITIONS.find(
    (transition) =>
      transition.by === by &&
      transition.from === listing.status &&
      transition.to === to &&
      fits(listing, transition.needs),
  );

/** Statuses the owner may choose from the list; handing in (`complete`) is the form's business. */
export const ownerChoices = (listing: StatusFacts): ListingStatus[] =>
  TRANSITIONS.filter(
    ({ by, from, to, needs }) =>
      by === 'owner' && from === listing.status && to !== from && !needs.includes('complete') && fits(listing, needs),
  ).map(({ to }) => to);

/** Statuses whose form is open for changes. A published listing's changes go to a revision. */
export const EDITABLE: readonly ListingStatus[] = [
  'draft',
  'pending',
  'rejected',
  'active',
  'expired',
  'sold',
  'rented',
  'suspended',
];

/** "Still available?" is asked after so many days of silence; after more of it the listing is hidden, not lost. */
export const ASK_AFTER_DAYS = 14;
export const HIDE_AFTER_DAYS = 30;
