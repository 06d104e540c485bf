export const LISTS = ['favourites', 'hidden', 'viewed'] as const;
export type List = (typeof LISTS)[number];

/** How much of each is kept. Favourites past theirs are refused; of the others the oldest make room. */
export const KEPT_AT_MOST: Record<List, number> = { favourites: 500, hidden: 500, viewed: 100 };
