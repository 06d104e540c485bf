import type { PlacePage } from '@diyar/api/contracts/places';
import { leadOf, listingsOf, placeInFull, placeTitle, type Say } from '#features/places/place-words.ts';
import type { Lang } from '#lib/language.ts';

const LONGEST = 160;
const ISOLATES = /[\u2066\u2069]/g;

type HeadTexts = { title: string; description: string; keywords: readonly string[] };

/**
 * What search engines are told of a place page. A category's own title and description stand on its pages of every deal:
 * those of one deal would all be called alike. Its figures follow as far as there is room; an empty page says only that.
 */
export function headTextsOf(page: PlacePage, t: Say, lang: Lang, brand: string): HeadTexts {
  const place = placeInFull(page, t);
  const seo = page.category?.seo;
  const keywords = seo?.keywords ?? [];
  const own = page.transactionType === null ? seo : undefined;
  const title = own?.title ? own.title.replaceAll('{place}', place) : placeTitle(page, t);
  if (page.total === 0) return { title, description: t('seo.empty', { place, brand }), keywords };

  const figures = leadOf(page, t, lang).map((sentence) => sentence.replace(ISOLATES, ''));
  const sentences = own?.description ? [own.description.replaceAll('{place}', place), ...figures] : figures;
  return {
    title: t('title.counted', { title, listings: listingsOf(page.total, t) }),
    description: shortened(sentences.join(' ')),
    keywords,
  };
}

const shortened = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words);
