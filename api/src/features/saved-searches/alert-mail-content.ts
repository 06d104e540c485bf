import type { SearchListingRow } from '@diyar/indexer/document';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { counted, dollars, NAMED_AT_MOST, searchesNamed } from '#lib/words.ts';
import type { MailContent } from '#mail/mail-content.ts';
import type { ListingCard } from '../search/index.ts';

/** In one mail; how many more there are is said, with a link. */
export const SHOWN = 10;

type Card = Pick<ListingCard, 'title' | 'path'> & {
  price: Pick<ListingCard['price'], 'kind'>;
  place: { neighborhood: { name: string } | null; city: { name: string } };
};

/** A way to end one stream of the mail. */
type WayOut = NonNullable<MailContent['links']>[number];

export interface News {
  name: string;
  /** Names of the searches that it is news to. */
  searches: string[];
  /** Whether it is of a favourite as well. */
  isFavourite: boolean;
  total: number;
  /** How many of them are falls of the price; the others are new. */
  falls: number;
  /** `amount` and `was` in dollars, of the deal that the search asks for. */
  items: {
    card: Card;
    searches: string[];
    amount: number | null;
    period: SearchListingRow['price_period'];
    was: number | null;
  }[];
  resultsHref: string;
  manageHref: string;
  /** Of the favourites, then of each search; the mail program's own button is the first of them. */
  waysOut: WayOut[];
  /** An address below the site, in the reader's language. */
  href: (path: string) => string;
}

const WORDS = {
  ar: {
    subject: '{listings} ل{searches}',
    dropped: 'انخفض السعر: {search}',
    falls: '{falls} ل{searches}',
    mixed: '{listings} و{falls} ل{searches}',
    both: 'انخفض سعر إعلان في مفضّلتك وفي {searches}',
    favourite: 'انخفض سعر إعلان في مفضّلتك',
    hello: 'أهلًا {name}،',
    intro: 'هذا ما وجدناه ل{searches}:',
    introBoth: 'إعلان حفظته في مفضّلتك، وهو أيضًا في نتائج {searches}:',
    introFavourite: 'إعلان حفظته في مفضّلتك:',
    more: 'وغيرها {rest} في صفحة البحث.',
    button: 'عرض كل النتائج',
    was: 'كان {was} (أقل بـ {less})',
    manage: 'عدّل تنبيهاتك',
    unsubscribe: 'إيقاف رسائل هذا البحث',
    unsubscribeNamed: 'إيقاف رسائل «{search}»',
    several: 'زر إلغاء الاشتراك في برنامج بريدك يوقف الأول من هذه وحده:',
    free: 'مجانًا',
    on_request: 'السعر عند التواصل',
    period: { day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر', year: 'في السنة' },
  },
  en: {
    subject: '{listings} for {searches}',
    dropped: 'Price drop: {search}',
    falls: '{falls} for {searches}',
    mixed: '{listings} and {falls} for {searches}',
    both: 'A price drop in your favorites and in {searches}',
    favourite: 'A price drop in your favorites',
    hello: 'Hello {name},',
    intro: 'This is what we found for your search {searches}:',
    introBoth: 'A listing among your favorites, which {searches} found as well:',
    introFavourite: 'A listing among your favorites:',
    more: 'And {rest} more on the search page.',
    button: 'See all results',
    was: 'was {was} ({less} less)',
    manage: 'Manage your alerts',
    unsubscribe: 'Stop emails for this search',
    unsubscribeNamed: 'Stop emails for “{search}”',
    several: 'The unsubscribe button of your mail program stops the first of these alone:',
    free: 'Free',
    on_request: 'Price on request',
    period: { day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  },
} as const;

type Said = 'subject' | 'dropped' | 'falls' | 'mixed' | 'both' | 'favourite';

function subjectOf({ searches, isFavourite, total, falls }: News): Said {
  if (isFavourite) return searches.length > 0 ? 'both' : 'favourite';
  if (total === 1 && falls === 1) return searches.length > 1 ? 'falls' : 'dropped';
  if (falls === 0) return 'subject';
  return falls === total ? 'falls' : 'mixed';
}
const introOf = ({ searches, isFavourite }: News) =>
  isFavourite ? (searches.length > 0 ? 'introBoth' : 'introFavourite') : 'intro';

/** How a search's way out is called, by how many ways there are. */
export const wayOutLabel = (search: string, isAlone: boolean, lang: Lang): string =>
  isAlone ? WORDS[lang].unsubscribe : fill(WORDS[lang].unsubscribeNamed, { search });

export function alertLetter(news: News, lang: Lang): MailContent {
  const words = WORDS[lang];
  const { searches: names, total, falls, items, waysOut } = news;
  const searches = searchesNamed(names.slice(0, NAMED_AT_MOST), lang, Math.max(0, names.length - NAMED_AT_MOST));
  const rest = total - items.length;
  return {
    subject: fill(words[subjectOf(news)], {
      searches,
      search: names[0] ?? '',
      listings: counted('newListings', total - falls, lang),
      falls: counted('falls', falls, lang),
    }),
    paragraphs: [fill(words.hello, { name: news.name }), fill(words[introOf(news)], { searches })],
    items: items.map(({ card, amount, period, was, searches: own }) => ({
      title: card.title,
      href: news.href(card.path),
      text: [
        priceText(card, { amount, period }, lang),
        was === null || amount === null
          ? ''
          : fill(words.was, { was: dollars(was, lang), less: dollars(was - amount, lang) }),
        placeText(card, lang),
        names.length > 1 && total > 1 ? own.join(lang === 'ar' ? '، ' : ', ') : '',
      ]
        .filter(Boolean)
        .join(' · '),
    })),
    ...(rest > 0 && { after: fill(words.more, { rest }) }),
    button: { label: words.button, href: news.resultsHref },
    ...(waysOut.length > 1 && { note: words.several }),
    links: [...waysOut, { label: words.manage, href: news.manageHref }],
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
