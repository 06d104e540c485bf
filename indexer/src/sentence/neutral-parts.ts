import { HOME_ATTRIBUTES, VEHICLE_ATTRIBUTES } from './attribute-words.ts';
import { boundBefore } from './bounds.ts';
import { CHOICE_WORDS } from './choice-words.ts';
import { dealOfVerb, PERIODS } from './deals.ts';
import { denialAt } from './denials.ts';
import { MAKERS } from './makers.ts';
import { labelOf } from './measures.ts';
import { isContent, keyOf, type Part, type Reading } from './reading.ts';

/** Words that other rules read: measures, and what says which kind of place a name is. */
const SPOKEN_FOR = new Set([
  ...[
    'price',
    'size',
    'province',
    'city',
    'neighborhood',
    'used',
    'new',
    'like_new',
    'no_elevator',
    'no_commission',
    'owner',
    'installments',
    'near_to',
    ...'big small quiet sunny old ready empty complete independent upper lower special original furnished view trade'.split(
      ' ',
    ),
    ...'family students singles newlyweds employees girls women men children'.split(' '),
    'model_year',
    'company',
    'contract',
    'ground_floor',
    ...PERIODS,
  ],
  ...MAKERS,
  ...Object.values(CHOICE_WORDS).flatMap((words) => words.split(' ')),
  ...Object.keys(HOME_ATTRIBUTES),
  ...Object.keys(VEHICLE_ATTRIBUTES),
]);

const PROCESSORS = new Set(['core', 'ryzen', 'كور', 'رايزن']);

/** «i7»: letters written to a number. */
const isModel = ({ parts }: Reading, { at, end }: Part) =>
  parts[at + 1]?.value !== undefined && parts[at + 1]?.start === end;

/** Whether the part is spoken for: a word that says nothing, a number, or one that another rule reads. */
export const isNeutral = (reading: Reading, part: Part) =>
  !isContent(reading, part) ||
  part.around !== undefined ||
  denialAt(reading.parts, part.at) !== undefined ||
  part.value !== undefined ||
  part.fraction !== undefined ||
  dealOfVerb(reading, part) !== undefined ||
  isModel(reading, part) ||
  PROCESSORS.has(part.surface) ||
  boundBefore(reading.parts, part.at) !== undefined ||
  SPOKEN_FOR.has(keyOf(part, 'word') ?? '') ||
  labelOf(part) !== undefined ||
  (part.meaning?.entries.every(({ kind }) => kind !== 'word' && kind !== 'category' && kind !== 'feature') ?? false);
