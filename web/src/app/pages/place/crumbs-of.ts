import type { PlacePage } from '@diyar/api/contracts/places';
import { COUNTRY } from '@diyar/api/rules/place-address';
import { dealAlone, type Say } from '#features/places/place-words.ts';

/** From the home page through the country and its places, then the categories, to the deal. The last one is the page itself. */
export function crumbsOf(page: PlacePage, { home, t }: { home: string; t: Say }): { name: string; path: string }[] {
  const { kind, within, categoryPath, category, transactionType, path } = page;
  const withoutDeal = transactionType ? path.slice(0, -transactionType.length - 1) : path;
  return [
    { name: home, path: '/' },
    ...(kind === 'country' ? [] : [{ name: t('country'), path: `/${COUNTRY}` }]),
    ...within.map(({ name, path }) => ({ name, path })),
    ...categoryPath.map(({ name, path }) => ({ name, path })),
    ...(category ? [{ name: category.name, path: withoutDeal }] : []),
    ...(transactionType ? [{ name: dealAlone(transactionType, t) || transactionType, path }] : []),
  ];
}
