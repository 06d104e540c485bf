import type { SearchListingRow } from '@diyar/indexer/document';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { counted, dollars } from '#lib/say.ts';
import type { MailContent } from '#mail/mail-content.ts';
import type { ListingCard } from '../search/index.ts';

/** In one mail; how many more there are is said, with a link. */
export const SHOWN = 10;

type Card = Pick<ListingCard, 'title' | 'path'> & {
  price: Pick<ListingCard['price'], 'kind'>;
  place: { neighborhood: { name: string } | null; city: { name: string } };
};

export interface News {
  name: string;
  search: string;
  total: number;
  /** How many of them are falls of the price; the others are new. */
  falls: number;
  /** `amount` and `was` in dollars, of the deal that the search asks for. */
  items: { card: Card; amount: number | null; period: SearchListingRow['price_period']; was: number | null }[];
  searchHref: string;
  manageHref: string;
  unsubscribeHref: string;
  /** An address below the site, in the reader's language. */
  href: (path: string) => string;
}

const WORDS = {
  ar: {
    subject: '{listings} لبحثك «{search}»',
    dropped: 'انخفض السعر: {search}',
    falls: '{falls} لبحثك «{search}»',
    mixed: '{listings} و{falls} لبحثك «{search}»',
    hello: 'أهلًا {name}،',
    intro: 'هذا ما وجدناه لبحثك «{search}»:',
    more: 'وغيرها {rest} في صفحة البحث.',
    button: 'عرض كل النتائج',
    was: 'كان {was} (أقل بـ {less})',
    manage: 'عدّل تنبيهاتك',
    unsubscribe: 'إيقاف رسائل هذا البحث',
    free: 'مجانًا',
    on_request: 'السعر عند التواصل',
    period: { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', year: 'في السنة' },
  },
  en: {
    subject: '{listings} for “{search}”',
    dropped: 'Price drop: {search}',
    falls: '{falls} for “{search}”',
    mixed: '{listings} and {falls} for “{search}”',
    hello: 'Hello {name},',
    intro: 'This is what we found for your search “{search}”:',
    more: 'And {rest} more on the search page.',
    button: 'See all results',
    was: 'was {was} ({less} less)',
    manage: 'Manage your alerts',
    unsubscribe: 'Stop emails for this search',
    free: 'Free',
    on_request: 'Price on request',
    period: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  },
} as const;

export function alertLetter(news: News, lang: Lang): MailContent {
  const words = WORDS[lang];
  const { search, total, falls, items } = news;
  const subject =
    total === 1 && falls === 1 ? 'dropped' : falls === 0 ? 'subject' : falls === total ? 'falls' : 'mixed';
  const rest = total - items.length;
  return {
    subject: fill(words[subject], {
      search,
      listings: counted('newListings', total - falls, lang),
      falls: counted('falls', falls, lang),
    }),
    paragraphs: [fill(words.hello, { name: news.name }), fill(words.intro, { search })],
    items: items.map(({ card, amount, period, was }) => ({
      title: card.title,
      href: news.href(card.path),
      text: [
        priceText(card, { amount, period }, lang),
        was === null || amount === null
          ? ''
          : fill(words.was, { was: dollars(was, lang), less: dollars(was - amount, lang) }),
        placeText(card, lang),
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    ...(rest > 0 && { after: fill(words.more, { rest }) }),
    button: { label: words.button, href: news.searchHref },
    links: [
      { label: words.manage, href: news.manageHref },
      { label: words.unsubscribe, href: news.unsubscribeHref },
    ],
  };
}

type Price = Pick<News['items'][number], 'amount' | 'period'>;

function priceText({ price }: Card, { amount, period }: Price, lang: Lang): string {
  const words = WORDS[lang];
  if (amount === null) return price.kind === 'free' ? words.free : words.on_request;
  return `${dollars(amount, lang)}${period ? ` ${words.period[period]}` : ''}`;
}

const placeText = ({ place }: Card, lang: Lang): string =>
  [...new Set([place.neighborhood?.name, place.city.name])].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
