import type { ListingCard } from '@diyar/api/contracts/search';
import { cachePages } from '#features/offline/worker.ts';
import { isOffline, isSlow } from '#lib/connectivity.ts';
import { imageAddress } from '#lib/image-address.ts';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';

/** Of each listing; with the cards of one list at once that is 120, half of what the worker keeps of all pictures. */
const PHOTOS = 5;
/** A phone's width; where a page asks for another, the worker gives this one. */
const WIDTH = 640;
const kept = new Set<string>();

/** Parts that a listing's page asks for once it is open; asked for now, the worker keeps them. */
const loadParts = () =>
  Promise.allSettled([
    import('../pages/listing/listing-background.tsx'),
    import('../pages/listing/own-listing.tsx'),
    import('../pages/listing/also-offered.tsx'),
  ]);

/**
 * Keeps the pages of saved listings with their photos, and that of the list: they can be read on the road, whether they were opened before or
 * not. One after another, once per document; not on a slow line, nor where it is paid for by the byte.
 */
export async function cacheSaved(list: string, listings: readonly ListingCard[], lang: Lang): Promise<void> {
  if (navigator.connection?.saveData) return;
  if (isOffline() || isSlow() || listings.length === 0) return;
  await loadParts();
  const pages = [
    { path: list, files: [] },
    ...listings.map(({ path, images }) => ({
      path,
      files: images.slice(0, PHOTOS).map((id) => imageAddress(id, WIDTH)),
    })),
  ];
  for (const { path, files } of pages) {
    if (isOffline() || isSlow()) return;
    if (kept.has(path)) continue;
    kept.add(path);
    await cachePages([withLang(path, lang)], files);
  }
}
