import type { Lang } from '#lib/endpoint.ts';
import { fill, type Message } from '#lib/errors.ts';
import { GOOD_DESCRIPTION, GOOD_IMAGE_COUNT } from '#rules/listing-form.ts';
import type { ListingColumns } from './check-form.ts';
import { hasLink, hasPhone, hasPrice, linksIn, phonesIn } from './contact-in-text.ts';

const HINTS = {
  more_photos: {
    ar: 'الإعلانات التي فيها {wanted} صور أو أكثر تُباع أسرع.',
    en: 'Listings with {wanted} photos or more go faster.',
  },
  english_missing: {
    ar: 'أضف العنوان والوصف بالإنكليزية ليصل إعلانك إلى المغتربين.',
    en: 'Add an English title and description to reach people abroad.',
  },
  arabic_missing: {
    ar: 'أضف العنوان والوصف بالعربية: أغلب الزوار يقرؤون بها.',
    en: 'Add an Arabic title and description: most visitors read Arabic.',
  },
  neighborhood: { ar: 'اختر الحي: أغلب الناس يبحثون بالحي.', en: 'Choose the neighborhood: most people search by it.' },
  short_description: {
    ar: 'وصف أطول يجيب عن الأسئلة قبل أن تُسأل.',
    en: 'A longer description answers questions before they are asked.',
  },
  phone_in_text: {
    ar: 'في النص رقم هاتف، وسيُرفض الإعلان بسببه. رقمك يظهر من زر الاتصال.',
    en: 'The text holds a phone number and will be refused. Yours is shown by the contact button.',
  },
  link_in_text: { ar: 'في النص رابط؛ سيُرفض الإعلان.', en: 'The text holds a link and will be refused.' },
  price_in_title: {
    ar: 'السعر في العنوان؛ اكتبه في حقله.',
    en: 'The title contains a price. Enter it in the price field.',
  },
  price_unusual: { ar: 'السعر بعيد جدًا عن المعتاد.', en: 'The price is far from the usual.' },
} satisfies Record<string, Message>;
type HintCode = keyof typeof HINTS;

type Texts = Pick<ListingColumns, 'title_ar' | 'title_en' | 'description_ar' | 'description_en'>;

/** Findings of the rules in the texts, as written there. */
export function contactsIn({
  title_ar,
  title_en,
  description_ar,
  description_en,
}: Texts): Partial<Record<HintCode, string[]>> {
  const texts = [title_ar, title_en, description_ar, description_en].filter((text) => text !== null);
  const once = (found: string[]) => [...new Set(found)].slice(0, 5);
  return { phone_in_text: once(texts.flatMap(phonesIn)), link_in_text: once(texts.flatMap(linksIn)) };
}

/** Findings of the rules in the texts; people decide. */
export function textFlags({ title_ar, title_en, description_ar, description_en }: Texts) {
  const titles = [title_ar, title_en].filter((text) => text !== null);
  const texts = [...titles, ...[description_ar, description_en].filter((text) => text !== null)];
  return [
    ...(texts.some(hasPhone) ? (['phone_in_text'] as const) : []),
    ...(texts.some(hasLink) ? (['link_in_text'] as const) : []),
    ...(titles.some(hasPrice) ? (['price_in_title'] as const) : []),
  ];
}

/** Improvements of a listing that nobody requires. */
export function hintsFor(columns: ListingColumns, photoCount: number): HintCode[] {
  const longest = Math.max(columns.description_ar?.length ?? 0, columns.description_en?.length ?? 0);
  return [
    ...textFlags(columns),
    ...(photoCount < GOOD_IMAGE_COUNT ? (['more_photos'] as const) : []),
    ...(columns.title_ar && !columns.title_en ? (['english_missing'] as const) : []),
    ...(columns.title_en && !columns.title_ar ? (['arabic_missing'] as const) : []),
    ...(columns.city_id && !columns.neighborhood_id ? (['neighborhood'] as const) : []),
    ...(longest > 0 && longest < GOOD_DESCRIPTION ? (['short_description'] as const) : []),
  ];
}

export const wordHints = (codes: readonly HintCode[], lang: Lang) =>
  codes.map((code) => ({ code, message: fill(HINTS[code][lang], { wanted: GOOD_IMAGE_COUNT }) }));
