import type { Lang } from '../../lib/endpoint.ts';
import { fill } from '../../lib/errors.ts';
import { MOBILE } from '../../lib/mobile.ts';

const GREETING = {
  ar: 'مرحبًا، بخصوص إعلانك على {brand} رقم {code}: {title}',
  en: 'Hello, about your listing on {brand}, no. {code}: {title}',
} as const;

interface About {
  brand: string;
  code: number;
  title: string;
  lang: Lang;
}

/** A chat with a Syrian mobile that names the listing by its short code; null for other numbers, which may be fixed lines. */
export function whatsappLink(phone: string, { lang, ...about }: About): string | null {
  if (!MOBILE.test(phone)) return null;
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(fill(GREETING[lang], about))}`;
}
