import type { Lang } from '../../lib/endpoint.ts';
import { fill } from '../../lib/errors.ts';
import { counted, dollars } from '../../lib/say.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import type { ListingCard } from '../search/index.ts';

/** In one mail; how many more there are is said, with a link. */
export const SHOWN = 10;

interface News {
  name: string;
  search: string;
  total: number;
  items: { card: ListingCard; was: number | null }[];
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
    hello: 'أهلًا {name}،',
    intro: 'هذا ما وجدناه لبحثك «{search}»:',
    more: 'وغيرها {rest} في صفحة البحث.',
    button: 'عرض كل النتائج',
    was: 'كان {was}',
    manage: 'عدّل تنبيهاتك',
    unsubscribe: 'إيقاف رسائل هذا البحث',
    free: 'مجانًا',
    on_request: 'السعر عند التواصل',
    period: { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', year: 'في السنة' },
  },
  en: {
    subject: '{listings} for “{search}”',
    dropped: 'Price drop: {search}',
    hello: 'Hello {name},',
    intro: 'This is what we found for your search “{search}”:',
    more: 'And {rest} more on the search page.',
    button: 'See all results',
    was: 'was {was}',
    manage: 'Manage your alerts',
    unsubscribe: 'Stop emails for this search',
    free: 'Free',
    on_request: 'Price on request',
    period: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  },
} as const;

export function alertLetter(news: News, lang: Lang): MailContent {
  const words = WORDS[lang];
  const { search, total, items } = news;
  const isDrop = items.length === 1 && items[0]?.was != null;
  const rest = total - items.length;
  return {
    subject: isDrop
      ? fill(words.dropped, { search })
      : fill(words.subject, { listings: counted('newListings', total, lang), search }),
    paragraphs: [fill(words.hello, { name: news.name }), fill(words.intro, { search })],
    items: items.map(({ card, was }) => ({
      title: card.title,
      href: news.href(card.path),
      text: [
        priceText(card, lang),
        was === null ? '' : fill(words.was, { was: dollars(was, lang) }),
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

function priceText({ price }: ListingCard, lang: Lang): string {
  const words = WORDS[lang];
  if (price.amount === null) return price.kind === 'free' ? words.free : words.on_request;
  const period = price.period ? ` ${words.period[price.period]}` : '';
  return `${dollars(price.amount, lang)}${period}`;
}

const placeText = ({ place }: ListingCard, lang: Lang): string =>
  [...new Set([place.neighborhood?.name, place.city.name])].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
