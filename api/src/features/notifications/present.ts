import type { Lang } from '../../lib/endpoint.ts';
import { fill } from '../../lib/errors.ts';
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

/** `amount` as dollars, `days` counted as the language counts, `reasonAr` or `reasonEn` as `reason`. */
function worded(given: Notification['parameters'], lang: Lang): Notification['parameters'] {
  const suffix = lang === 'ar' ? 'Ar' : 'En';
  const own = Object.entries(given).flatMap(([name, value]) =>
    name.endsWith(suffix) ? [[name.slice(0, -2), value] as const] : [],
  );
  const all = { ...given, ...Object.fromEntries(own) };
  return {
    ...all,
    ...(typeof all.amount === 'number' && { amount: dollars(all.amount, lang) }),
    ...(typeof all.days === 'number' && { days: countedDays(all.days, lang) }),
  };
}

function dollars(amount: number, lang: Lang): string {
  const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(amount);
  return lang === 'ar' ? `${digits} $` : `$${digits}`;
}

const DAYS: Record<Lang, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  ar: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  en: { one: '1 day', other: '{n} days' },
};

const countedDays = (n: number, lang: Lang): string =>
  fill(DAYS[lang][new Intl.PluralRules(lang).select(n)] ?? DAYS[lang].other, { n });
