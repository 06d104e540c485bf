import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { Crumb } from './listing-json-ld.ts';

/** From the home page through the places, then the categories there, to the page of its like: all pages of their own. */
export function crumbsOf(
  { trail, placePage }: Pick<ListingDetails, 'trail' | 'placePage'>,
  { home, deal }: { home: string; deal: string },
): Crumb[] {
  const last = trail.at(-1)?.path;
  return [
    { name: home, path: '/' },
    // A province and its capital often have one name: said once, for the narrower of the two.
    ...trail.filter(({ name }, at) => name !== trail[at + 1]?.name),
    ...(deal && placePage !== last ? [{ name: deal, path: placePage }] : []),
  ];
}
