import type { Lang } from '#lib/endpoint.ts';
import { alertLetter } from './alert-mail-content.ts';

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

export const savedSearchesMails = {
  saved_search_alert: {
    stream: 'savedSearches',
    letter: (lang: Lang, href: (path: string) => string) => {
      const { name, search, titles, quarters, city } = SAMPLE[lang];
      const items = titles.map((title, at) => ({
        card: {
          title,
          path: '/property/123',
          price: { kind: 'amount' as const },
          place: { neighborhood: { name: quarters[at] ?? '' }, city: { name: city } },
        },
        ...{ amount: 85_000 - 10_000 * at, period: null, was: at === 0 ? null : 82_000 },
      }));
      return alertLetter(
        {
          ...{ name, search, total: 5, falls: 1, items, href },
          searchHref: href('/properties'),
          manageHref: href('/dashboard/saved-searches'),
          unsubscribeHref: href('/alerts/unsubscribe'),
        },
        lang,
      );
    },
  },
} as const;
