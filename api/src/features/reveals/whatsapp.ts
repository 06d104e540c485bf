import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { MOBILE } from '#lib/mobile.ts';

const GREETING = {
  listing: {
    ar: 'مرحبًا، بخصوص إعلانك على {brand} رقم {code}: {title}',
    en: 'Hello, about your listing on {brand}, no. {code}: {title}',
  },
  office: {
    ar: 'مرحبًا، وجدت {name} على {brand}.',
    en: 'Hello, I found {name} on {brand}.',
  },
} as const;

type About = { brand: string; lang: Lang } & (
  | { kind: 'listing'; code: number; title: string }
  | { kind: 'office'; name: string }
);

/** A chat with a Syrian mobile that names what it is about; null for other numbers, which may be fixed lines. */
export function whatsappLink(phone: string, { kind, lang, ...about }: About): string | null {
  if (!MOBILE.test(phone)) return null;
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(fill(GREETING[kind][lang], about))}`;
}
