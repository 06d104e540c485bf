import type { Lang } from '#lib/endpoint.ts';
import { fill, type Message } from '#lib/errors.ts';
import type { Forms } from '#lib/words.ts';
import { isPlanFeature, PLAN_FEATURES, type PlanFeature, type PlanLine } from '#rules/plan-features.ts';

type Counted = NonNullable<(typeof PLAN_FEATURES)[PlanFeature]['counts']> | 'published';

/** After "up to" (حتى) and "last" (آخر). */
const NOUNS: Record<Counted, Record<Lang, Forms>> = {
  people: {
    ar: { one: 'شخص واحد', two: 'شخصين', few: '{n} أشخاص', many: '{n} شخصًا', other: '{n} شخص' },
    en: { one: '1 person', other: '{n} people' },
  },
  rows: {
    ar: { one: 'صف واحد', two: 'صفين', few: '{n} صفوف', many: '{n} صفًا', other: '{n} صف' },
    en: { one: '1 row', other: '{n} rows' },
  },
  days: {
    ar: { one: 'يوم', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
    en: { one: 'day', other: '{n} days' },
  },
  listings: {
    ar: { one: 'إعلان واحد', two: 'إعلانين', few: '{n} إعلانات', many: '{n} إعلانًا', other: '{n} إعلان' },
    en: { one: '1 listing', other: '{n} listings' },
  },
  published: {
    ar: {
      one: 'إعلان منشور واحد',
      two: 'إعلانين منشورين',
      few: '{n} إعلانات منشورة',
      many: '{n} إعلانًا منشورًا',
      other: '{n} إعلان منشور',
    },
    en: { one: '1 published listing', other: '{n} published listings' },
  },
};

type Words = Message & { /** Where there is no amount to say. */ all?: Message };
const WORDS: Record<PlanLine, Words> = {
  listings: {
    ar: 'حتى {amount}',
    en: '{amount}',
    all: { ar: 'إعلانات منشورة بلا حد', en: 'Unlimited listings' },
  },
  office_page: { ar: 'صفحة خاصة بالمكتب', en: 'A page for your office' },
  leads: { ar: 'إدارة الاستفسارات والمعاينات', en: 'Inquiries and viewings in one place' },
  reports: { ar: 'إحصاءات الإعلانات', en: 'Listing reports' },
  seats: {
    ar: 'فريق حتى {amount}',
    en: 'A team of up to {amount}',
    all: { ar: 'فريق بلا حد', en: 'A team of any size' },
  },
  import: {
    ar: 'استيراد جدول إعلانات حتى {amount}',
    en: 'Importing tables of up to {amount}',
    all: { ar: 'استيراد جداول الإعلانات', en: 'Importing tables of listings' },
  },
  history: {
    ar: 'تقارير عن آخر {amount}',
    en: 'Reports on the last {amount}',
    all: { ar: 'تقارير عن كل ما مضى', en: 'Reports on all of the past' },
  },
  comparison: {
    ar: 'مقارنة حتى {amount} معًا',
    en: 'Comparing up to {amount}',
    all: { ar: 'مقارنة الإعلانات', en: 'Comparing listings' },
  },
  export: { ar: 'تصدير التقارير جداول وملفات PDF', en: 'Exporting reports as tables and PDF' },
  shop_window: { ar: 'أوراق وصور للطباعة والمشاركة', en: 'Sheets and pictures to print and share' },
  badge: { ar: 'شارة مكتب مميّز', en: 'Premium office badge' },
  support: { ar: 'أولوية في الدعم', en: 'Priority support' },
};

const digits = new Intl.NumberFormat('en-US');

/** `A team of up to 10 people`. */
export function featureWords(code: PlanLine, amount: number | null, lang: Lang): string {
  const counts = countedBy(code);
  const words = WORDS[code];
  if (counts === null || amount === null) return (words.all ?? words)[lang];
  const forms = NOUNS[counts][lang];
  const noun = forms[new Intl.PluralRules(lang).select(amount)] ?? forms.other;
  return fill(words[lang], { amount: fill(noun, { n: digits.format(amount) }) });
}

function countedBy(code: PlanLine): Counted | null {
  if (code === 'listings') return 'published';
  return isPlanFeature(code) ? PLAN_FEATURES[code].counts : null;
}
