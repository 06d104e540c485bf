/** Kinds of pages in the counts; `other` is everything that is no page of ours. */
export const PAGE_KINDS = [
  'home',
  'search',
  'listing',
  'place',
  'offices',
  'office',
  'information',
  'account',
  'dashboard',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
