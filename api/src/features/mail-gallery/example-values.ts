import type { Lang } from '#lib/endpoint.ts';

type Value = string | number;
/** Example for both languages, or a pair of them. */
type Example = Value | Record<Lang, string>;

/** An example for each blank in the words of notifications; a test finds a blank without one. */
const EXAMPLES = new Map<string, Example>(
  Object.entries({
    amount: 85_000,
    answer: { ar: 'صور الشقة واضحة الآن.', en: 'The pictures show the flat now.' },
    archived: 4,
    changes: { ar: 'صار للبائع أن يوقف إعلانه متى شاء', en: 'Sellers may pause a listing whenever they like' },
    count: 12,
    day: { ar: '10 كانون الأول 2026', en: '10 December 2026' },
    days: 3,
    falls: 2,
    former: { ar: 'شقق مفروشة', en: 'Furnished flats' },
    lines: { ar: 'ترويج الإعلانات', en: 'boosts of listings' },
    listings: 5,
    method: { ar: 'حوالة مصرفية', en: 'bank transfer' },
    name: { ar: 'سامر الخطيب', en: 'Samer Khatib' },
    next: { ar: 'الأساسية', en: 'Basic' },
    payee: { ar: 'بنك بيمو، 0123456', en: 'Bemo Bank, 0123456' },
    person: 'رنا حداد',
    plan: { ar: 'المكتب', en: 'Office' },
    rating: 5,
    reason: { ar: 'الصور لا تُظهر الشقة.', en: 'The pictures do not show the flat.' },
    text: {
      ar: 'نصف السعر على كل الباقات حتى نهاية الشهر.',
      en: 'Half price on every plan until the end of the month.',
    },
    title: { ar: 'شقة مكسوّة في المزة، 120 م²', en: 'Finished flat in Mezzeh, 120 m²' },
    until: { ar: '31 كانون الثاني 2027', en: '31 January 2027' },
    was: 92_000,
    when: { ar: 'السبت 5 كانون الأول، 17:30', en: 'Saturday 5 December, 17:30' },
    where: { ar: 'شقق للبيع في دمشق', en: 'flats for sale in Damascus' },
  }),
);

/** Parameters as a notification keeps them: a pair under `xAr` and `xEn`. */
export const EXAMPLE_PARAMETERS: Record<string, Value> = Object.fromEntries(
  [...EXAMPLES].flatMap(([blank, example]) =>
    typeof example === 'object'
      ? [
          [`${blank}Ar`, example.ar],
          [`${blank}En`, example.en],
        ]
      : [[blank, example]],
  ),
);

export const exampleIn = (blank: string, lang: Lang): string => {
  const example = EXAMPLES.get(blank) ?? '';
  return String(typeof example === 'object' ? example[lang] : example);
};
