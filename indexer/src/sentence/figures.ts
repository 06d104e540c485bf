import { boundBefore } from './bounds.ts';
import type { Choices } from './choices.ts';
import { dimensionBefore, isMetre } from './measures.ts';
import { consume, isFree, type Part, type Reading } from './reading.ts';

/**
 * Words behind a number that say what it is a figure of, as spoken and folded, words with spaces first; by the attribute. Of several
 * attributes of a form that share a word the first here is meant.
 */
const UNITS: Readonly<Record<string, string>> = {
  solar_kw: 'كيلو_واط كيلو_وات كيلوواط كيلو kw kilowatt كيلوات',
  inverter_kw: 'كيلو_واط كيلو_وات كيلوواط كيلو kw kilowatt كيلوات',
  panel_watts: 'واط وات w watt watts',
  power_watts: 'واط وات w watt watts',
  battery_ah: 'امبير ah amp امبير_ساعي',
  amperes: 'امبير امبيرات amp amps',
  generator_kva: 'كيفي كي_في_اي كي_في كفا kva كيلو',
  load_kg: 'كيلو كيلوغرام كغ kg kilo كيلوات',
  screen_inches: 'انش بوصه inch inches',
  wheel_size: 'انش بوصه inch inches',
  capacity_feet: 'قدم ft feet foot',
  capacity_litres: 'لتر ليتر ليترات لترات litre litres liter liters برميل',
  burners: 'عيون عين روس راس burners burner',
  pump_hp: 'حصان hp',
  horsepower: 'حصان hp',
  engine_cc: 'سي_سي cc',
  facade_count: 'واجهه واجهات',
  seats: 'راكب ركاب seats seater',
  pieces: 'قطعه قطع pieces piece',
  filter_stages: 'مراحل مرحله stages stage',
  stars: 'نجوم نجمه stars star',
  capacity_mah: 'ملي_امبير ميلي_امبير mah',
  milk_litres: 'لتر_حليب ليتر_حليب كيلو_حليب لتر ليتر',
  volume_ml: 'مل ملي ml',
  shoe_size: 'اوروبي',
  tree_count: 'شجره شجرات شجر اشجار trees',
  seating: 'مقاعد مقعد اشخاص seats seater',
  battery_health: 'بالميه بالمئه percent',
};
const PHRASES = new Map(
  Object.entries(UNITS).map(([slug, words]) => [slug, words.split(' ').map((phrase) => phrase.split('_'))] as const),
);

const UNIT_WORDS = new Set([...PHRASES.values()].flatMap((phrases) => phrases.flatMap((words) => words.slice(0, 1))));

/** «5 حصان»: whether a word behind a number says what is counted, and names no thing. */
export const isUnitOfFigure = (parts: readonly Part[], { at, surface }: Part): boolean =>
  parts[at - 1]?.value !== undefined && UNIT_WORDS.has(surface);

/** Words that say it before the number instead: «جنط قياس 16». */
const LABELS: Readonly<Record<string, RegExp>> = {
  wheel_size: /^(?:قياس|مقاس)$/,
  battery_health: /^و?(?:ال)?(?:بطاريه|بطاريتو|battery)$/,
  shoe_size: /^(?:نمره|قياس|مقاس)$/,
};

/** Lengths of a form in metres, by the words that say which. */
const LENGTHS: Readonly<Record<string, RegExp>> = {
  facade_metres: /واجه|facade|front/,
  land_frontage: /واجه|front/,
  street_width: /شارع|street/,
  ceiling_height: /سقف|ارتفاع|علو|height|ceiling/,
  well_depth: /عمق|depth/,
};

/** Takes «عرض الواجهة 5 متر», «ارتفاع السقف 4 متر». */
function consumeLength(reading: Reading, { figures }: Choices, at: number): boolean {
  const { parts } = reading;
  if (!isMetre(parts[at + 1])) return false;
  const { from: start, side } = boundAt(reading, at);
  const from = dimensionBefore(parts, start, reading.head);
  if (from === undefined) return false;
  const said = parts
    .slice(from, start)
    .map(({ surface }) => surface)
    .join(' ');
  const slug = Object.keys(LENGTHS).find((each) => figures.has(each) && LENGTHS[each]?.test(said));
  if (slug === undefined || reading.taken.has(`attr.${slug}`)) return false;
  consume(reading, from, at + 1, [{ kind: `attr.${slug}${side}`, value: String(parts[at]?.value) }]);
  return true;
}

/** The index of the last part of a phrase that begins at `from`; undefined where it does not. */
function endOf(parts: readonly Part[], from: number, phrase: readonly string[]): number | undefined {
  const said: string[] = [];
  for (let at = from; at < parts.length && said.length < phrase.length; at++) {
    said.push(...(parts[at]?.words ?? []));
    if (said.length === phrase.length && phrase.every((word, index) => word === said[index])) return at;
  }
  return undefined;
}

/** Takes «55 انش», «8 كيلو», «5 حصان» where the category's form asks for that figure. */
export function consumeFigures(reading: Reading, [choices, ...others]: readonly Choices[]): void {
  if (!choices || others.length > 0) return;
  for (const part of reading.parts) {
    const { value, at, isScaled } = part;
    if (value === undefined || isScaled || value <= 0 || !isFree(reading, part)) continue;
    if (consumeLength(reading, choices, at)) continue;
    for (const [slug, phrases] of PHRASES) {
      if (!choices.figures.has(slug) || reading.taken.has(`attr.${slug}`)) continue;
      if (LABELS[slug]?.test(reading.parts[at - 1]?.surface ?? '') && isFree(reading, reading.parts[at - 1])) {
        consume(reading, at - 1, at, [{ kind: `attr.${slug}`, value: String(value) }]);
        break;
      }
      const ends = phrases.flatMap((phrase) => endOf(reading.parts, at + 1, phrase) ?? []);
      const to = Math.max(...ends);
      if (ends.length === 0 || !isFree(reading, reading.parts[to])) continue;
      const { from, side } = boundAt(reading, at);
      consume(reading, from, to, [{ kind: `attr.${slug}${side}`, value: String(value) }]);
      break;
    }
  }
}

/** «ما يزيد عن 18 قدم»: where the bound before a figure begins, and its side. */
function boundAt({ parts }: Reading, at: number): { from: number; side: '' | '.min' | '.max' } {
  for (let from = Math.max(0, at - 4); from < at; from++) {
    const found = boundBefore(parts, from);
    if (found?.to === at && (found.bound === 'min' || found.bound === 'max')) return { from, side: `.${found.bound}` };
  }
  return { from: at, side: '' };
}
