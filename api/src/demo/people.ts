import type { Db, UserRow } from '@diyar/db';
import { seedId } from '@diyar/db';
import type { Place, Places } from '#lib/catalogue/index.ts';
import { marketOf } from './places.ts';
import { type Random, random, weighted } from './random.ts';

export const DEMO_OFFICES = 60;
/** 81 % of sellers have one listing and the top 1 % own 9 %: people, a listing each and a few busy ones. */
const LISTINGS_A_PERSON = 1.6;

const FIRST_AR = [
  'محمد',
  'أحمد',
  'عمر',
  'خالد',
  'ياسر',
  'سامر',
  'باسل',
  'رامي',
  'فادي',
  'نزار',
  'ليلى',
  'رنا',
  'هبة',
  'سمر',
  'ديمة',
  'نور',
  'رغد',
  'مها',
  'لمى',
  'سلمى',
  'حسام',
  'مازن',
  'أنس',
  'غسان',
  'زياد',
  'جورج',
  'إلياس',
  'ميشيل',
  'ريم',
  'آلاء',
];
const LAST_AR = [
  'الخطيب',
  'الحلبي',
  'الشامي',
  'الحمصي',
  'العلي',
  'الأحمد',
  'درويش',
  'قباني',
  'العظم',
  'مردم',
  'السيد',
  'حداد',
  'نجار',
  'خوري',
  'الصباغ',
  'القصير',
  'عبود',
  'منصور',
  'سلوم',
  'إبراهيم',
  'الدالي',
  'كيالي',
  'الجابري',
  'رستم',
  'طعمة',
  'يوسف',
];
const OFFICE_NAMES: readonly (readonly [string, string])[] = [
  ['الياسمين', 'Al Yasmin'],
  ['قاسيون', 'Qasioun'],
  ['بردى', 'Barada'],
  ['الغوطة', 'Ghouta'],
  ['الأموي', 'Umayyad'],
  ['باب الحارة', 'Bab Al Hara'],
  ['الشهباء', 'Shahba'],
  ['القلعة', 'Citadel'],
  ['العاصي', 'Orontes'],
  ['النواعير', 'Norias'],
  ['أوغاريت', 'Ugarit'],
  ['الساحل', 'Coast'],
  ['تدمر', 'Palmyra'],
  ['الفرات', 'Euphrates'],
  ['زنوبيا', 'Zenobia'],
  ['الميدان', 'Midan'],
  ['دار السلام', 'Dar Al Salam'],
  ['البيت السوري', 'Syrian Home'],
  ['السلطان', 'Sultan'],
  ['النخبة', 'Elite'],
  ['الأمانة', 'Amana'],
  ['الثقة', 'Thiqa'],
  ['المفتاح', 'Al Miftah'],
  ['العمران', 'Omran'],
  ['الإعمار', 'Iamar'],
  ['جنة الشام', 'Jannat Al Sham'],
  ['الربوة', 'Rabweh'],
  ['الفيحاء', 'Fayhaa'],
  ['حمص القديمة', 'Old Homs'],
  ['الوعر', 'Al Waer'],
];
const LANGUAGES = [['ar'], ['ar', 'en'], ['ar', 'ku'], ['ar', 'en', 'tr'], ['ar', 'hy']];
const OFFICE_KINDS: readonly (readonly [string, string, string])[] = [
  ['مكتب {name} العقاري', '{name} Real Estate', 'estate'],
  ['{name} للعقارات والاستثمار', '{name} Property & Investment', 'property'],
];

/** Of an office's people, by their number. */
const DEMO_ROLES = ['owner', 'agent', 'agent', 'assistant'] as const;

export interface People {
  /** The publisher of listing number n, and the office: one of the province, since an office sells where it is. */
  sellerOf(n: number, province: Place): { ownerId: string; officeId: string | null };
}

/** An office's words about itself: how it began, what it does best, and how to meet it. */
function aboutOffice(source: Random, { nameAr, nameEn }: Place, years: number) {
  const [beginAr, beginEn] = source.pick<readonly [string, string]>([
    [`فتحنا مكتبنا في ${nameAr} من ${years} سنة`, `We opened our office in ${nameEn} ${years} years ago`],
    [
      `مكتب عائلي في ${nameAr}، ${years} سنة بين الناس`,
      `A family office in ${nameEn}, ${years} years among its people`,
    ],
    [`نعرف ${nameAr} حارة حارة من ${years} سنة`, `We have known ${nameEn} street by street for ${years} years`],
    [`${years} سنة خبرة في عقارات ${nameAr} وما حولها`, `${years} years of property in and around ${nameEn}`],
  ]);
  const [craftAr, craftEn] = source.pick<readonly [string, string]>([
    ['شغلنا البيع والشراء، ونتابع الأوراق حتى الفراغ.', 'We buy and sell, and follow the papers to the transfer.'],
    ['نهتم بالإيجار السنوي والمفروش وإدارة بيوت المغتربين.', 'Yearly and furnished rents, and homes of those abroad.'],
    ['عندنا محلات ومكاتب ومستودعات قبل أن تُعلَن.', 'Shops, offices and warehouses before they are advertised.'],
    ['أراضٍ زراعية وصالحة للبناء، مع كشف المساح.', 'Farmland and building plots, with the surveyor’s report.'],
    ['شقق جديدة على الهيكل والمفتاح، بالتقسيط ونقدًا.', 'New flats, bare or ready, in instalments or cash.'],
    ['نقيّم بيتك مجانًا ونصوّره ونجد له المشتري الجاد.', 'We value your home free, photograph it and find its buyer.'],
  ]);
  const [meetAr, meetEn] = source.pick<readonly [string, string]>([
    ['اتصل قبل الزيارة لنجهّز المفاتيح.', 'Call before you come, so that the keys are ready.'],
    ['القهوة علينا والقرار لك.', 'The coffee is ours, the decision yours.'],
    ['نجاوب على واتساب حتى التاسعة مساءً.', 'We answer on WhatsApp until nine in the evening.'],
    ['العمولة معروفة من أول كلمة.', 'The commission is told with the first word.'],
  ]);
  return { description_ar: `${beginAr}. ${craftAr} ${meetAr}`, description_en: `${beginEn}. ${craftEn} ${meetEn}` };
}

/** Sixty offices with a manager and up to three agents, and as many private sellers as the listings need. */
export async function seedPeople(db: Db, places: Places, listings: number): Promise<People> {
  const persons = Math.max(20, Math.ceil(listings / LISTINGS_A_PERSON));
  const cities = places.all.filter((place) => place.kind === 'city' && place.rank <= 2);
  const pickCity = weighted(cities, (city) => (city.rank === 1 ? 12 : 1) * marketOf(city.parent));
  const capital = places.find('city', 'damascus');
  const officesIn = new Map<Place | null | undefined, number[]>();

  await db.transaction(async (trx) => {
    for (let i = 0; i < DEMO_OFFICES; i++) {
      const source = random(11, i);
      const [nameAr, nameEn] = OFFICE_NAMES[i % OFFICE_NAMES.length] ?? ['ديار', 'Diyar'];
      const [patternAr, patternEn, word] = OFFICE_KINDS[Math.floor(i / OFFICE_NAMES.length)] ?? [
        '{name}',
        '{name}',
        'x',
      ];
      // The office that one signs in to has the largest market.
      const city = i === 0 && capital ? capital : pickCity(source);
      officesIn.set(city.parent, [...(officesIn.get(city.parent) ?? []), i]);
      const years = source.int(2, 25);
      await trx('offices')
        .insert({
          id: officeId(i),
          slug: `${nameEn.toLowerCase().replace(/[^a-z]+/g, '-')}-${word}`,
          name_ar: patternAr.replace('{name}', nameAr),
          name_en: patternEn.replace('{name}', nameEn),
          ...aboutOffice(random(13, i), city, years),
          city_id: city.id,
          address: `${city.nameAr}، ${source.pick(['الشارع الرئيسي', 'مقابل الحديقة العامة', 'جانب البريد', 'ساحة البلدة'])}`,
          is_verified: source.chance(0.6),
          languages: LANGUAGES[i % LANGUAGES.length],
          created_at: new Date(Date.UTC(2026, source.int(0, 9), source.int(1, 28))),
        })
        .onConflict('id')
        .ignore();
      await seedHours(trx, i);
      await trx('office_areas')
        .insert({ office_id: officeId(i), location_id: city.parent?.id ?? city.id })
        .onConflict(['office_id', 'location_id'])
        .ignore();
      for (let m = 0; m <= source.int(0, 3); m++) {
        await addPeople(trx, [
          { id: agentId(i, m), account_type: 'office', phone: agentPhone(i, m), ...nameOf(31, i * 10 + m) },
        ]);
        await trx('office_members')
          .insert({ office_id: officeId(i), user_id: agentId(i, m), role: DEMO_ROLES[m] ?? 'agent' })
          .onConflict(['office_id', 'user_id'])
          .ignore();
      }
    }
  });
  for (let from = 0; from < persons; from += 2_000) {
    const rows = Array.from(
      { length: Math.min(2_000, persons - from) },
      (_, i): Person => ({
        id: personId(from + i),
        account_type: 'regular',
        phone: personPhone(from + i),
        ...nameOf(17, from + i),
        created_at: new Date(Date.UTC(2026, (from + i) % 10, 1 + ((from + i) % 28))),
      }),
    );
    await addPeople(db, rows);
  }

  const pickOffice = new Map(
    [...officesIn].map(([province, offices]) => [province, weighted(offices, (i) => 1 / (i + 4))]),
  );
  return {
    sellerOf(n, province) {
      const source = random(23, n);
      const pick = pickOffice.get(province);
      if (pick && source.chance(0.28)) {
        const office = pick(source);
        return { ownerId: agentId(office, 0), officeId: officeId(office) };
      }
      // A few sellers are busy, most have one.
      const person = Math.floor(persons * source.next() ** (source.chance(0.15) ? 4 : 1));
      return { ownerId: personId(person), officeId: null };
    },
  };
}

/** Closed on Friday, or open in its afternoon; a few have not said when. */
async function seedHours(db: Db, i: number): Promise<void> {
  if (i % 7 === 3) return;
  const day = (weekday: number, opens: string, closes: string) => ({ office_id: officeId(i), weekday, opens, closes });
  const usual = [6, 0, 1, 2, 3, 4].map((weekday) => day(weekday, i % 2 ? '09:00' : '10:00', i % 3 ? '18:00' : '20:00'));
  await db('office_hours')
    .insert(i % 4 ? usual : [...usual, day(5, '14:00', '18:00')])
    .onConflict(['office_id', 'weekday'])
    .ignore();
}

type Person = Pick<UserRow, 'id' | 'account_type' | 'phone' | 'first_name' | 'last_name'> & { created_at?: Date };

/** Demo people of earlier versions had no number: they get theirs, everything else of theirs stays. */
const addPeople = (db: Db, rows: Person[]) =>
  db('users')
    .insert(rows)
    .onConflict('id')
    .merge({ phone: db.raw('coalesce(users.phone, excluded.phone)') })
    .whereNull('users.closed_at');

const nameOf = (seed: number, n: number) => {
  const source = random(seed, n);
  return { first_name: source.pick(FIRST_AR), last_name: source.pick(LAST_AR) };
};
/** Mobiles of +963 900 and 901, prefixes without an operator: they look right, open WhatsApp and reach nobody. */
const personPhone = (i: number) => `+963900${String(i).padStart(6, '0')}`;
const agentPhone = (office: number, m: number) => `+963901${String(office * 10 + m).padStart(6, '0')}`;
export const officeId = (i: number) => seedId('demo_offices', String(i));
const agentId = (office: number, m: number) => seedId('demo_agents', `${office}.${m}`);
const personId = (i: number) => seedId('demo_persons', String(i));
