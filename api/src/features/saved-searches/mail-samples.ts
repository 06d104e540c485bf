import type { Lang } from '#lib/endpoint.ts';
import type { MailContent } from '#mail/mail-content.ts';
import { stopLabel } from '#mail/streams.ts';
import { alertLetter, wayOutLabel } from './alert-mail-content.ts';

const SAMPLE = {
  ar: {
    name: 'سامر',
    search: 'شقق للبيع في دمشق',
    titles: ['شقة مكسوّة في المزة', 'شقة طابق أول في المالكي'],
    quarters: ['المزة', 'المالكي'],
    city: 'دمشق',
  },
  en: {
    name: 'Samer',
    search: 'Flats for sale in Damascus',
    titles: ['Finished flat in Mezzeh', 'First-floor flat in Malki'],
    quarters: ['Mezzeh', 'Malki'],
    city: 'Damascus',
  },
} as const;

const sampleOf =
  (isFavourite: boolean) =>
  (lang: Lang, href: (path: string) => string): MailContent => {
    const { name, search, titles, quarters, city } = SAMPLE[lang];
    const items = titles
      .map((title, at) => ({ title, at }))
      .slice(isFavourite ? 1 : 0)
      .map(({ title, at }) => ({
        card: {
          title,
          path: '/property/123',
          price: { kind: 'amount' as const },
          place: { neighborhood: { name: quarters[at] ?? '' }, city: { name: city } },
        },
        searches: [search],
        amount: 85_000 - 10_000 * at,
        period: null,
        was: at === 0 ? null : 82_000,
      }));
    const ways = [
      ...(isFavourite ? [{ label: stopLabel('favourites', lang), href: href('/alerts/unsubscribe') }] : []),
      { label: wayOutLabel(search, !isFavourite, lang), href: href('/alerts/unsubscribe') },
    ];
    return alertLetter(
      {
        ...{ name, searches: [search], isFavourite, total: isFavourite ? 1 : 5, falls: 1, items, href },
        resultsHref: href('/properties'),
        manageHref: href('/dashboard/saved-searches'),
        waysOut: ways,
      },
      lang,
    );
  };

export const savedSearchesMails = {
  saved_search_alert: { stream: 'savedSearches', letter: sampleOf(false) },
  favourite_and_search_alert: { stream: 'savedSearches', letter: sampleOf(true) },
} as const;
