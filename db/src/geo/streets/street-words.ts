import { nameKey } from '../name-key.ts';

/** What a street may be called: a road of any width, a lane, a square with a roundabout, a bridge, a market street. */
export type StreetKind = 'street' | 'lane' | 'square' | 'bridge' | 'market';

const NOUNS: Record<StreetKind, string> = {
  street:
    'شارع شوارع ش شترع جادة طريق أوتوستراد أتوستراد اوتستراد أتستراد أوتسراد متحلق محلق كورنيش نزلة طلعة street str st steet road rd ' +
    'avenue ave highway bypass corniche autostrad autostrade share3 sharea shari sharia shara tari2 tareq tariq jadet otostrad nazlet tal3et',
  lane: 'حارة زقاق دخلة lane alley harat haret 7aret 7arat zuqaq zo2a2 z2a2',
  square: 'ساحة دوار ميدان square sq roundabout circle place sahet saha sa7et sa7a dawwar duwar dowar dawar dwar',
  bridge: 'جسر bridge jisr',
  market: 'سوق souq suq souk sou2 so2 su2',
};
const KINDS = new Map(
  Object.entries(NOUNS).flatMap(([kind, nouns]) =>
    nouns.split(' ').map((noun) => [nameKey(noun), kind as StreetKind] as const),
  ),
);
/** They are names as well as nouns: «الكورنيش», «المتحلق الجنوبي». */
const KEPT = new Set(['متحلق', 'محلق', 'كورنيش', 'corniche', 'bypass'].map(nameKey));
const HAS_ARTICLE = /^(?:ب|و|ل|ع)?ال(?=..)|^لل(?=..)/;

/** The kind of street that a word announces: «شارع», «بشارع», "street". */
export function streetNoun(word: string): StreetKind | undefined {
  const bare = word.replace(HAS_ARTICLE, '');
  return KINDS.get(nameKey(bare)) ?? KINDS.get(nameKey(bare.replace(/^[بوعل](?=.{3})/, '')));
}

/** They say themselves what they are, or lead somewhere: «درج الأمل», «باب سريجة», «حول القلعة». */
const OTHERWISE = new Set(
  'درج نفق باب محيط حول مفرق موقف مدخل مركز صوامع خط سد نهر عبور قطار تراب صقاق سبع حزام tunnel tap train center centre ring bab boulevard rue route sh tarik nazlat nazlet cul colonnade'
    .split(' ')
    .map(nameKey),
);

/** The name as it is said in a sentence: «شارع طارق بن زياد» where the map says «طارق بن زياد» alone. */
export function spokenStreet(name: string, lang: 'ar' | 'en'): string {
  const words = name.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter(Boolean);
  const isClear = words.some((word) => streetNoun(word) || OTHERWISE.has(nameKey(word.replace(HAS_ARTICLE, ''))));
  if (isClear || / - /.test(name)) return name;
  return lang === 'ar' ? `شارع ${name}` : `${name} Street`;
}

export interface StreetKey {
  kind: StreetKind;
  /** The name without what it is, as its spellings share it: «شارع الحمراء», «الحمرا» and «حمره» have one. */
  key: string;
}

/** What a street's spellings share. */
export function streetKey(name: string): StreetKey {
  const words = name.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter(Boolean);
  const first = KINDS.get(nameKey(words[0] ?? ''));
  const last = KINDS.get(nameKey(words.at(-1) ?? ''));
  const own = (at: number) => KEPT.has(nameKey(words.at(at) ?? ''));
  if (first && words.length > 1 && !own(0)) return { kind: first, key: keyOf(words.slice(1)) };
  if (last && words.length > 1 && !own(-1)) return { kind: last, key: keyOf(words.slice(0, -1)) };
  return { kind: first ?? last ?? 'street', key: keyOf(words) };
}

/** Left out when the street is spoken of: «شارع فيصل» is «شارع الملك فيصل». */
const TITLE =
  /^(?:(?:ال)?(?:ملك|شيخ|دكتور|شهيد|إمام|امام|أمير|امير|قائد|خليفة|سلطان|صحابي)|king|sheikh|dr|doctor|imam|prince)$/i;

/** Keys that a street answers to: of its name, and of that without a title. */
export function streetKeys(name: string): StreetKey[] {
  const whole = streetKey(name);
  const words = name.split(/\s+/);
  const untitled = words.filter((word) => !TITLE.test(word));
  if (untitled.length === words.length || untitled.length < 2) return [whole];
  return [whole, streetKey(untitled.join(' '))];
}

/** Behind a first name they are no family's: «صلاح الدين», «الكورنيش الغربي». */
const NO_FAMILY =
  /^(?:الدين|الدولة|الله|الرحمن|العزيز|الملك|القادر|(?:ال)?(?:غربي|شرقي|شمالي|جنوبي|رئيسي|عام|قديم|جديد|عريض|أول|ثاني|ثالث)ة?)$/;

/** What people call a street by that bears somebody's full name: «المالكي» for «شارع عدنان المالكي». */
export function familyKey(name: string): string | undefined {
  const words = name.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => word !== '' && !streetNoun(word));
  const [first = '', second = '', third, ...more] = words;
  if (/^[a-z]/i.test(first))
    return words.length === 3 && /^(?:al|el)$/i.test(second) && third ? keyOf([third]) : undefined;
  const isPerson =
    more.length === 0 && third === undefined && !first.startsWith('ال') && first !== 'عبد' && first !== 'أبو';
  return isPerson && second.startsWith('ال') && !NO_FAMILY.test(second) ? keyOf([second]) : undefined;
}

/** The same of a name said without what it is. Articles inside go, too: «عبد الله» and «عبدالله» are one. */
export const keyOf = (words: readonly string[]): string =>
  words
    .map((word) => nameKey(word))
    .map((word) => (/^(?:ابن|bin|ibn|ben|ebn|ibin)$/.test(word) ? 'بن' : word))
    .map((word) => word.replace(/ء$/, '').replace(/^(.{2,})(?<!لل)ه$/, '$1ا'))
    .join('')
    .replace(/ال/g, '')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/[ثذظئؤ]/g, (letter) => SOUNDS[letter] ?? letter);

/** Letters that are heard alike. */
const SOUNDS: Readonly<Record<string, string>> = { ث: 'ت', ذ: 'د', ظ: 'ض', ئ: 'ي', ؤ: 'و' };
