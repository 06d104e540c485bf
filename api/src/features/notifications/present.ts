import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { counted, dollars, searchesNamed } from '#lib/words.ts';
import type { Notification } from './contract.ts';
import type { NotificationRow } from './queries.ts';
import { wordsOf } from './words.ts';

/** A notification as its reader sees it, in the bell and in a mail. */
export function presentNotification(row: NotificationRow, lang: Lang): Notification {
  const words = wordsOf(row.kind);
  const parameters = worded(row.parameters, lang);
  return {
    id: row.id,
    type: row.type,
    title: words ? fill(words.title[lang], parameters) : row.kind,
    content: words ? fill(words.content[lang], parameters) : null,
    read: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
    parameters: row.parameters,
    url: row.url,
  };
}

const WAS = {
  ar: (price: string, less: string) => ` · كان ${price} (أقل بـ ${less})`,
  en: (price: string, less: string) => ` · was ${price} (${less} less)`,
};

/** `amount` as dollars, `was` as what follows it, `days`, `falls` and `listings` counted as the language counts, `searches` by their names, `reasonAr` or `reasonEn` as `reason`. */
function worded(given: Notification['parameters'], lang: Lang): Notification['parameters'] {
  const suffix = lang === 'ar' ? 'Ar' : 'En';
  const own = Object.entries(given).flatMap(([name, value]) =>
    name.endsWith(suffix) ? [[name.slice(0, -2), value] as const] : [],
  );
  const all = { ...given, ...Object.fromEntries(own) };
  return {
    ...all,
    ...(typeof all.amount === 'number' && { amount: dollars(all.amount, lang) }),
    // Falls that were told before their "was" was kept have none.
    was: wasOf(all, lang),
    ...(typeof all.name === 'string' && { searches: searchesOf(all, lang) }),
    ...(typeof all.listings === 'number' && { listings: counted('newListings', all.listings, lang) }),
    ...(typeof all.falls === 'number' && { falls: counted('falls', all.falls, lang) }),
    ...(typeof all.days === 'number' && { days: counted('days', all.days, lang) }),
  };
}

function wasOf({ was, amount }: Notification['parameters'], lang: Lang): string {
  if (typeof was !== 'number' || typeof amount !== 'number') return '';
  return WAS[lang](dollars(was, lang), dollars(was - amount, lang));
}

function searchesOf({ name, second, third, more }: Notification['parameters'], lang: Lang): string {
  const names = [name, second, third].filter((given) => typeof given === 'string');
  return searchesNamed(names, lang, typeof more === 'number' ? more : 0);
}
