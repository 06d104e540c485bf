import type { PlacePage } from '@diyar/api/contracts/places';
import {
  busiestSentence,
  medianSentence,
  ofListings,
  placeName,
  pricedThing,
  type Say,
  said,
} from '#features/places/place-words.ts';
import type { Lang } from '#lib/language.ts';

/** Only questions this page can answer truly; none where no price has a sample. */
export function questionsOf(page: PlacePage, t: Say, lang: Lang): { question: string; answer: string }[] {
  const [price] = page.prices;
  if (!price) return [];
  const place = placeName(page, t);
  const what = pricedThing(price, t);
  const perM2 = said(price.perM2?.median ?? 0, lang);
  const [where] = busiestSentence(page, t);
  return [
    { question: t('faq.price', { what, place }), answer: medianSentence(price, t, lang) },
    ...(price.perM2
      ? [
          {
            question: t('faq.perM2', { what }),
            answer: t('faq.perM2Answer', {
              median: price.period ? t(`each.${price.period}`, { amount: perM2 }) : perM2,
              ofListings: ofListings(price.perM2.sample, t),
              place,
            }),
          },
        ]
      : []),
    ...(where ? [{ question: t('faq.where', { place }), answer: where }] : []),
    { question: t('faq.asked'), answer: t('faq.askedAnswer') },
  ];
}
