import { z } from 'zod';
import { endpoint, Moment, several } from '#lib/endpoint.ts';
import { KEPT_AT_MOST, LISTS, type List } from '#rules/favourites.ts';
import { ListingCard } from '../search/contract.ts';

export const ListName = z.enum(LISTS);
/** As many cards as one call gives. */
export const CARDS_AT_ONCE = 48;

const Id = z.uuid();

export const Kept = z.object({
  id: Id,
  at: z.string(),
  /** Of favourites: dollars it was offered for when it was saved; null without an amount. */
  price: z.number().nullable(),
});
export type Kept = z.infer<typeof Kept>;

/** Newest first. */
export const KeptLists = z.object({ favourites: z.array(Kept), hidden: z.array(Kept), viewed: z.array(Kept) });
export type KeptLists = z.infer<typeof KeptLists>;

/** Lists that a device kept for a visitor. A clock that runs ahead is put right. */
const Brought = z.strictObject({ id: Id, at: Moment });
const brought = (list: List) => z.array(Brought).max(KEPT_AT_MOST[list]).default([]);

const shared = { access: 'favourites', tag: 'favourites' } as const;
const One = z.strictObject({ list: ListName, listingId: Id });

export const favouriteLists = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/lists',
  summary: 'Ids of my favourites, of what I hid, and of what I looked at last',
  data: KeptLists,
});
export const mergeLists = endpoint({
  ...shared,
  method: 'POST',
  path: '/users/lists/merge',
  summary: 'Adds what this device kept for a visitor; sent twice it changes nothing more',
  body: z.strictObject({ favourites: brought('favourites'), hidden: brought('hidden'), viewed: brought('viewed') }),
  data: KeptLists,
});
export const keep = endpoint({
  ...shared,
  method: 'PUT',
  path: '/users/lists/:list/:listingId',
  summary: 'Puts a public listing on one of my lists',
  params: One,
  body: z.strictObject({}),
  data: z.object({ kept: Kept }),
  errors: ['listing_not_found', 'favourites_full'],
});
export const dropKept = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/users/lists/:list/:listingId',
  summary: 'Takes a listing off one of my lists; one that is not there is off already',
  params: One,
  data: z.object({}),
});
export const clearList = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/users/lists/:list',
  summary: 'Empties what I looked at, or what I hid',
  params: z.strictObject({ list: z.enum(['hidden', 'viewed']) }),
  data: z.object({}),
});

/** The fate of a listing that was public once. Why it left otherwise is nobody's business: `unavailable`. */
export const GoneCard = z.object({
  id: Id,
  state: z.enum(['sold', 'rented', 'expired', 'unavailable']),
  /** Null for one that was never heard of. */
  title: z.string().nullable(),
});
export type GoneCard = z.infer<typeof GoneCard>;

export const listingCards = endpoint({
  method: 'GET',
  path: '/listings/cards',
  access: 'public',
  tag: 'favourites',
  summary: 'Cards by their ids, in the order they are asked for, and what became of those that are gone',
  query: z.strictObject({ ids: several(Id, CARDS_AT_ONCE) }),
  data: z.object({ items: z.array(ListingCard), gone: z.array(GoneCard) }),
});
