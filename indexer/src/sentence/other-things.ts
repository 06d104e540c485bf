import { CHOICE_WORDS } from './choice-words.ts';
import { keyOf, type Part, type Reading } from './reading.ts';

/** Words of the vocabulary, as a set. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Machines that have a motor: «موتور غسالة». */
const DRIVEN = setOf(
  'washing_machine dishwasher fridge freezer water_cooler air_conditioning fan blender chopper vacuum_cleaner sewing_machine curtain parking door elevator',
);
/** Kept in a cover that is called «بيت», or in a stall: «بيت لابتوب», «بيت دجاج». */
const HOUSED = setOf(
  'iphone phone tablet ipad laptop computer camera watch glasses sofa mattress bed bedding blanket dog cat pigeon chicken chick duck parrot canary bird rabbit bee sheep goat cow calf horse donkey',
);
const ANIMALS = setOf('sheep goat cow calf camel horse buffalo rabbit');

/** Words whose thing is another one with these behind them, and which one has no category of its own. */
const OTHER_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  motorcycle: DRIVEN,
  engine: DRIVEN,
  pump: DRIVEN,
  calf: setOf('bicycle motorcycle car truck tractor'),
  house: HOUSED,
  leather: ANIMALS,
  wool: ANIMALS,
};

/** Words of many things, which the noun behind tells: «طاولة بلياردو», «خط إنتاج», «أرضية باركيه». */
const BROAD = setOf('table sim ground_floor');
const SAID_OF_SEVERAL = new Set(Object.values(CHOICE_WORDS).flatMap((words) => words.split(' ')));

const isBare = ({ surface, words, value, opens }: Part): boolean =>
  words.length === 1 && value === undefined && !opens && !/^(?:ال|لل|وال|بال|عال)/.test(surface);

/** A noun as it stands: no adjective, which would end as the feminine noun before it does, and nothing stuck to it. */
const isUnreadNoun = ({ lexicon }: Reading, part: Part, isOfFloor: boolean): boolean =>
  part.meaning === undefined &&
  !part.isStop &&
  part.around === undefined &&
  isBare(part) &&
  (isOfFloor || !/[هي]$/.test(part.surface)) &&
  /^[\u0620-\u06ff]{3,}$/.test(part.surface) &&
  !(/^[بلوع]/.test(part.surface) && lexicon.root.has(part.surface.slice(1)));

/** Whether the noun right behind a word makes another thing of it, of which no category is known. */
export function isOtherThing(reading: Reading, part: Part): boolean {
  const next = reading.parts[part.at + 1];
  const key = keyOf(part, 'word');
  if (key === undefined || !next || next.opens || part.words.length > 1) return false;
  const behind = keyOf(next, 'word') ?? keyOf(next, 'feature') ?? '';
  if (isBare(next) && OTHER_BEFORE[key]?.has(behind)) return true;
  return BROAD.has(key) && !SAID_OF_SEVERAL.has(behind) && isUnreadNoun(reading, next, key === 'ground_floor');
}

/** «جلد غنم»: of the animal, and not one. */
export const isOfAnimal = (reading: Reading, part: Part): boolean => {
  const before = reading.parts[part.at - 1];
  return (
    before !== undefined && /^(?:leather|wool)$/.test(keyOf(before, 'word') ?? '') && isOtherThing(reading, before)
  );
};
