import { arabicBase, articleLength } from '../arabic/affixes.ts';
import { surfaces } from '../arabic/index.ts';
import { isFor } from './around-head.ts';
import { HOMES, THINGS, VEHICLES } from './category-words.ts';
import { CHOICE_WORDS, MORE_LABELS, NAMED_BY_VALUE, UNSAID_CHOICES } from './choice-words.ts';
import { isArabic } from './guesses.ts';
import { MAKERS } from './makers.ts';
import { consume, isContent, isFree, keyOf, type Part, type Reading } from './reading.ts';
import { isWish } from './said-around.ts';
import { isElsewhere, withBefore, without } from './words.ts';

/** An attribute of a category as its form shows it. */
export interface FormAttribute {
  slug: string;
  type: string;
  nameAr: string;
  nameEn: string;
  options: readonly { value: string; labelAr: string; labelEn: string }[];
}

interface Choice {
  slug: string;
  value: string;
  words: readonly string[];
  /** Whether they are the whole label: «مصدومة», not the half of «مصدومة ومصلحة». */
  isWhole: boolean;
}

/** The choices of a category's form, by the first word of each label and by the words of the vocabulary that say it. */
export interface Choices {
  byWord: ReadonlyMap<string, readonly Choice[]>;
  byKey: ReadonlyMap<string, Choice>;
  /** Values of the attributes that are read by their number, by the attribute: gigabytes, tonnes of cooling. */
  sizes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Attributes that are a number. */
  figures: ReadonlySet<string>;
  slugs: ReadonlySet<string>;
  /** Attributes of which a listing has several values: each that is said is wanted. */
  many: ReadonlySet<string>;
}

/** A word as labels and sentences are compared: without article and ending. */
function baseOf(word: string): string {
  const bare = word.slice(articleLength(word));
  // «بحرة» is no «بحر».
  return bare.length >= 5 ? arabicBase(bare) : bare;
}

/** «طابو أخضر (سجل عقاري)» says two things, «شاومي وريدمي» as well. */
const phrasesOf = (label: string): string[][] =>
  label
    .split(/[()،,/–]|\sأو\s|\sو(?=\S{3})|\s(?:or|and)\s/)
    .map((phrase) => surfaces(phrase).map(baseOf))
    .filter(
      (words) =>
        words.length > 0 && (words.join('').length > 2 || words[0] === 'جل') && !words.some((word) => /^\d/.test(word)),
    )
    .filter((words) => words.length > 1 || !OF_ANYTHING.test(words[0] ?? ''));

/** «ساعة قديمة», "old Arab house": half a label that is said of any thing. */
const OF_ANYTHING = /^(?:قديم|اقدم|old|older)$/;

const SIZES = new Set(['ram_gb', 'storage_gb', 'processor', 'cooling_tonnes', 'system_volts', 'sim_kind', 'carat']);

/** The choices of a category's attributes, in the order of its form: of two that share a label the first is meant. */
export function choicesIn(attributes: readonly FormAttribute[]): Choices {
  const byWord = new Map<string, Choice[]>();
  const byKey = new Map<string, Choice>();
  const put = (choice: Choice) =>
    byWord.set(choice.words[0] ?? '', [...(byWord.get(choice.words[0] ?? '') ?? []), choice]);
  for (const { slug, type, nameAr, nameEn, options } of attributes) {
    if (UNSAID_CHOICES.has(slug)) continue;
    const said =
      type === 'boolean'
        ? [{ value: 'true', labelAr: nameAr, labelEn: nameEn }]
        : type.endsWith('select')
          ? options
          : [];
    for (const { value, labelAr, labelEn } of said) {
      if (UNSAID_CHOICES.has(value) || UNSAID_CHOICES.has(`${slug}=${value}`)) continue;
      const labels = [labelAr, labelEn, ...(MORE_LABELS[`${slug}=${value}`] ?? [])];
      for (const label of labels) {
        const phrases = phrasesOf(label);
        for (const words of phrases) put({ slug, value, words, isWhole: phrases.length === 1 });
        if (phrases.length === 2 && /^\S+ و\S+$/.test(label))
          put({ slug, value, words: surfaces(label).map(baseOf), isWhole: true });
      }
      const keys = [
        ...(CHOICE_WORDS[`${slug}=${value}`]?.split(' ') ?? []),
        ...(NAMED_BY_VALUE.has(slug) ? [value] : []),
      ];
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, { slug, value, words: [], isWhole: true });
    }
  }
  const sizes = new Map(
    attributes
      .filter(({ slug }) => SIZES.has(slug))
      .map(({ slug, options }) => [slug, new Set(options.map(({ value }) => value))]),
  );
  const figures = new Set(attributes.flatMap(({ slug, type }) => (type === 'number' ? [slug] : [])));
  const slugs = new Set(attributes.map(({ slug }) => slug));
  const many = new Set(
    attributes.flatMap(({ slug, type }) => (type === 'multiselect' || slug === 'color' ? [slug] : [])),
  );
  return { byWord, byKey, sizes, figures, slugs, many };
}

/** The longest label that begins at a part, with the index of its last part. */
function labelAt(reading: Reading, { byWord }: Choices, from: number): { choice: Choice; to: number } | undefined {
  let best: { choice: Choice; to: number } | undefined;
  const first = reading.parts[from]?.words[0] ?? '';
  for (const start of new Set([baseOf(first), baseOf(first.replace(/^(?:[ولب]|ع(?=ال|شارع))(?=.{3})/, ''))])) {
    for (const choice of byWord.get(start) ?? []) {
      let word = 0;
      let at = from;
      for (; word < choice.words.length && isFree(reading, reading.parts[at]); at++) {
        const own = reading.parts[at]?.words ?? [];
        if (!own.every((each, offset) => word + offset === 0 || baseOf(each) === choice.words[word + offset])) break;
        word += own.length;
      }
      const isBetter =
        at - 1 > (best?.to ?? from - 1) ||
        (at - 1 === best?.to && choice.slug === best.choice.slug && choice.isWhole && !best.choice.isWhole);
      if (word === choice.words.length && isBetter) best = { choice, to: at - 1 };
    }
  }
  return best;
}

function choiceAt(reading: Reading, choices: Choices, part: Part): { choice: Choice; to: number } | undefined {
  const label = labelAt(reading, choices, part.at);
  const key = keyOf(part, 'word') ?? keyOf(part, 'feature') ?? keyOf(part, 'unit');
  const choice = key === undefined ? undefined : choices.byKey.get(key);
  // «بانوراما» is a sunroof to the vocabulary and a choice of its own to the form.
  if (label && choice && label.to === part.at && label.choice.slug === choice.slug && choices.many.has(choice.slug))
    return label;
  return choice && (!label || label.to === part.at) ? { choice, to: part.at } : label;
}

const STUFF = new Set(['material', 'metal']);

/** Takes what the category's form offers: «تقسيط», «طاقة شمسية», makers, colours; also what the thing's own name says. */
export function consumeChoices(reading: Reading, all: readonly Choices[]): void {
  const [choices] = all;
  if (!choices) return;
  // Each of several kinds of thing has to know it.
  const isShared = ({ slug }: Choice) => all.every(({ slugs }) => slugs.has(slug));
  const head = reading.parts.find(({ at }) => reading.used.has(at) && reading.head === at);
  if (head) {
    const key = keyOf(head, 'word') ?? keyOf(head, 'feature');
    const choice = key === undefined ? undefined : choices.byKey.get(key);
    // «رخام», «دهب»: what is sold, and no choice of its stuff.
    if (choice && !STUFF.has(choice.slug) && isShared(choice) && !reading.taken.has(`attr.${choice.slug}`))
      consume(reading, head.at, head.at, [itemOf(choice)]);
    consumeName(reading, choices, head.at);
  }
  for (const part of reading.parts) {
    if (!isFree(reading, part) || part.value !== undefined || part.around === 'phrase') continue;
    // «ابو شام» is somebody.
    if (isElsewhere(reading, part.at) || /^(?:ابو|ام)$/.test(reading.parts[part.at - 1]?.surface ?? '')) continue;
    const found = choiceAt(reading, choices, part);
    // «لبسة اولى» is a label as it stands, «لجرار» names what the thing is for.
    const isLabel = found?.choice.words[0] === baseOf(part.words[0] ?? '') && !/^لل/.test(part.surface);
    if (!isLabel && isOfAnother(reading, part)) continue;
    if (found && OF_LOOKS.has(found.choice.slug) && isBeforeTheWish(reading, part)) continue;
    // «مودرن» is praise of a home, and the style of a sofa.
    if (part.around && found?.choice.slug !== 'style') continue;
    // «اسوارة ذهب» is jewellery of gold by its name.
    if (found?.choice.slug === 'metal' && part.at <= (reading.lastOfHead ?? -1)) continue;
    // «مع سائق» begins with a word that says nothing alone.
    if (!found || (part.isStop && found.to === part.at) || !isShared(found.choice)) continue;
    const item = itemOf(found.choice);
    const denial = reading.denials.get(part.at);
    if (reading.taken.has(denial === undefined ? item.kind : 'without')) continue;
    const isSaid = reading.found.some((other) => other.item.kind === item.kind);
    if (denial === undefined && isSaid && !choices.many.has(found.choice.slug)) continue;
    const filter = denial === undefined ? item : without(item);
    consume(reading, denial ?? withBefore(reading, part.at), found.to, [filter]);
  }
}

/** «مضخة بيتون»: the thing's whole name is a choice of its form. */
function consumeName(reading: Reading, { byWord }: Choices, from: number): void {
  const to = reading.lastOfHead ?? from;
  const said = reading.parts.slice(from, to + 1).flatMap(({ words }) => words.map(baseOf));
  const choice = byWord.get(said[0] ?? '')?.find(({ words }) => words.length > 1 && words.join(' ') === said.join(' '));
  if (choice && to > from && !reading.taken.has(`attr.${choice.slug}`)) consume(reading, from, to, [itemOf(choice)]);
}

const OF_LOOKS = new Set(['condition', 'color']);
/** «لبيتي الجديد بدي طقم كنبايات»: said of what the thing is for. */
const isBeforeTheWish = ({ parts, head }: Reading, { at }: Part): boolean =>
  head !== undefined && at < head && /^ل.{2}/.test(parts[0]?.surface ?? '') && parts.slice(at + 1, head).some(isWish);

/**
 * Whether a part names the thing that the sought one is for, or says something of it: «سكة لجرار», «بطارية موبايل سامسونغ»,
 * "curtains for our new house".
 */
function isOfAnother(reading: Reading, part: Part): boolean {
  const { head, parts } = reading;
  if (head === undefined || part.at <= head) return false;
  const before = parts[part.at - 1];
  if (MAKERS.includes(keyOf(part, 'word') ?? '') || isDevice(part))
    return before !== undefined && before.at > head && isDevice(before);
  if (isArabic(part.surface)) return isFor(reading, part) && isThing(part);
  for (let at = part.at - 1; at > head; at--) {
    if (parts[at]?.surface === 'for') return parts.slice(part.at, part.at + 2).some(isThing);
    if (isContent(reading, parts[at])) return false;
  }
  return false;
}

const DEVICES = new Set(['phone', 'iphone', 'laptop', 'computer']);
const isDevice = (part: Part) => DEVICES.has(keyOf(part, 'word') ?? '');
const isThing = (part: Part) =>
  [HOMES, VEHICLES, THINGS].some((table) => table[keyOf(part, 'word') ?? ''] !== undefined);

const itemOf = ({ slug, value }: Choice) => ({ kind: `attr.${slug}`, value });
