import type { CategoryFact } from './catalogue/index.ts';
import type { Lang } from './endpoint.ts';
import { counted } from './words.ts';

/** Kinds whose facts say what a listing offers; a phone's or a job's title says more than its category. */
const NOUNS = new Map<string, Record<Lang, string>>(
  Object.entries<Record<Lang, string>>({
    apartments: { ar: 'شقة', en: 'apartment' },
    villas: { ar: 'فيلا', en: 'villa' },
    houses: { ar: 'بيت مستقل', en: 'detached house' },
    'arab-houses': { ar: 'بيت عربي', en: 'Arab courtyard house' },
    studios: { ar: 'استوديو', en: 'studio' },
    duplexes: { ar: 'دوبلكس', en: 'duplex' },
    'roof-flats': { ar: 'روف', en: 'roof apartment' },
    'ground-floor-flats': { ar: 'شقة أرضية', en: 'ground-floor apartment' },
    'residential-buildings': { ar: 'بناء سكني', en: 'residential building' },
    'off-plan-flats': { ar: 'شقة على المخطط', en: 'off-plan apartment' },
    'pool-farms': { ar: 'مزرعة مع مسبح', en: 'farm with a pool' },
    chalets: { ar: 'شاليه', en: 'chalet' },
    'daily-furnished-flats': { ar: 'شقة مفروشة', en: 'furnished apartment' },
    'mountain-cabins': { ar: 'كوخ جبلي', en: 'mountain cabin' },
    shops: { ar: 'محل تجاري', en: 'shop' },
    'office-spaces': { ar: 'مكتب', en: 'office space' },
    clinics: { ar: 'عيادة', en: 'clinic' },
    showrooms: { ar: 'صالة عرض', en: 'showroom' },
    hotels: { ar: 'فندق', en: 'hotel' },
    pharmacies: { ar: 'صيدلية', en: 'pharmacy' },
    'fuel-stations': { ar: 'محطة وقود', en: 'fuel station' },
    warehouses: { ar: 'مستودع', en: 'warehouse' },
    factories: { ar: 'معمل', en: 'factory' },
    workshops: { ar: 'ورشة', en: 'workshop' },
    hangars: { ar: 'هنكار', en: 'hangar' },
    'cold-stores': { ar: 'براد تخزين', en: 'cold store' },
    garages: { ar: 'كراج', en: 'garage' },
    'parking-places': { ar: 'موقف سيارة', en: 'parking space' },
    basements: { ar: 'قبو', en: 'basement' },
    'small-stores': { ar: 'مخزن صغير', en: 'storage room' },
    'residential-land': { ar: 'أرض سكنية', en: 'residential land' },
    'zoned-plots': { ar: 'مقسم تنظيمي', en: 'zoned plot' },
    'commercial-land': { ar: 'أرض تجارية', en: 'commercial land' },
    'industrial-land': { ar: 'أرض صناعية', en: 'industrial land' },
    'agricultural-land': { ar: 'أرض زراعية', en: 'agricultural land' },
    orchards: { ar: 'بستان', en: 'orchard' },
    farms: { ar: 'مزرعة', en: 'farm' },
  }),
);

/** Beds say little about these, or are not asked for. */
const BY_AREA = /land|plots|orchards|farms|buildings|shops|stores|warehouses|factories|workshops|hangars/;

interface Facts {
  category: Pick<CategoryFact, 'slug'> | undefined;
  /** The listing's neighborhood or city, in the reader's language. */
  place: string;
  figures: Partial<Record<'bedrooms' | 'area', number>>;
}

/** `3-bedroom apartment, Al-Bab`, «شقة، 3 غرف نوم، الباب»; null for kinds that facts cannot name. */
function titleFromFacts({ category, place, figures: { bedrooms = 0, area } }: Facts, lang: Lang): string | null {
  const noun = category && NOUNS.get(category.slug)?.[lang];
  if (!noun) return null;
  const beds = bedrooms > 0 && !BY_AREA.test(category.slug) ? bedrooms : null;
  const size =
    beds === null && area !== undefined ? `${area.toLocaleString('en-US')} ${lang === 'ar' ? 'م²' : 'm²'}` : null;
  if (lang === 'ar')
    return [noun, beds === null ? size : counted('bedrooms', beds, lang), place]
      .filter((part) => part !== null)
      .join('، ');
  const english = beds === null ? noun.charAt(0).toUpperCase() + noun.slice(1) : `${beds}-bedroom ${noun}`;
  return [english, size, place].filter((part) => part !== null).join(', ');
}

/**
 * A listing's title for a reader: as the owner wrote it in their language, else made of its facts, with the owner's words
 * beside it. A kind that facts cannot name keeps the owner's words in the other language.
 */
export function titleFor(
  { titleAr, titleEn, ...facts }: Facts & { titleAr: string | null; titleEn: string | null },
  lang: Lang,
): { title: string; originalTitle: string | null } {
  const [own, other] = lang === 'ar' ? [titleAr, titleEn] : [titleEn, titleAr];
  if (own !== null || other === null) return { title: own ?? '', originalTitle: null };
  const made = titleFromFacts(facts, lang);
  return made === null ? { title: other, originalTitle: null } : { title: made, originalTitle: other };
}
