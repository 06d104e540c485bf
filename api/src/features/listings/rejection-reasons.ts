import type { Lang } from '#lib/endpoint.ts';
import type { Message } from '#lib/errors.ts';
import type { RejectionCode } from './contract.ts';

/** Why a listing is refused, as its owner reads it. */
export const REJECTION_REASONS = {
  phone_in_photo: { ar: 'في إحدى الصور رقم هاتف أو نص.', en: 'A photo shows a phone number or text.' },
  phone_in_text: { ar: 'في العنوان أو الوصف رقم هاتف.', en: 'The title or description holds a phone number.' },
  link_in_text: { ar: 'في النص رابط خارجي.', en: 'The text holds an external link.' },
  price_in_title: { ar: 'السعر مكتوب في العنوان.', en: 'The price is written in the title.' },
  collage: { ar: 'إحدى الصور تجمع عدة صور.', en: 'A photo is a collage.' },
  watermark: { ar: 'على الصور علامة موقع آخر.', en: 'The photos carry another site’s watermark.' },
  unclear_photos: { ar: 'الصور غير واضحة.', en: 'The photos are unclear.' },
  photos_not_of_it: { ar: 'الصور ليست للمعروض نفسه.', en: 'The photos are not of what is offered.' },
  several_items: { ar: 'في الإعلان أكثر من معروض.', en: 'The listing offers several things at once.' },
  wrong_category: { ar: 'القسم غير مناسب.', en: 'The category does not fit.' },
  wrong_location: { ar: 'الموقع غير صحيح.', en: 'The location is not right.' },
  wrong_price: { ar: 'السعر غير حقيقي.', en: 'The price is not a real one.' },
  duplicate: { ar: 'الإعلان مكرّر.', en: 'The listing is a duplicate.' },
  misleading: { ar: 'في الإعلان معلومات مضلّلة.', en: 'The listing is misleading.' },
  incomplete: { ar: 'المعلومات غير كافية.', en: 'Important information is missing.' },
  forbidden_item: { ar: 'لا يُسمح بعرض هذا على الموقع.', en: 'This may not be offered here.' },
  offensive: { ar: 'في النص أو الصور ما يسيء.', en: 'The text or photos are offensive.' },
  other: { ar: 'سبب آخر، مذكور أدناه.', en: 'Another reason, given below.' },
} satisfies Record<RejectionCode, Message>;

const isCode = (code: string): code is RejectionCode => Object.hasOwn(REJECTION_REASONS, code);

/** A rejection as its owner reads it; undefined codes of older versions are left out. */
export const presentRejection = (codes: string[], text: string | null, lang: Lang) => ({
  codes,
  reasons: codes.filter(isCode).map((code) => REJECTION_REASONS[code][lang]),
  text,
});

/** The sentences of the codes and the administrator's own words, for each language. */
export function reasonOf(codes: readonly string[], text: string): Record<Lang, string> {
  const own = codes.filter(isCode).filter((code) => code !== 'other');
  const words = (lang: Lang) => [...own.map((code) => REJECTION_REASONS[code][lang]), text].filter(Boolean).join(' ');
  return { ar: words('ar'), en: words('en') };
}
