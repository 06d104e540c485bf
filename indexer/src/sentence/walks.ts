import { foldText } from '../arabic/index.ts';
import { aroundOf, landmarkAt } from './landmarks.ts';
import { kindOf } from './near-points.ts';
import { type Place, placesOf } from './place-words.ts';
import { consume, isFree, type Part, type Reading } from './reading.ts';

const setOf = (words: string) => new Set(words.split(' ').map(foldText));
const WALK = setOf('مشي مشيا ماشي ماشية عالماشي بالمشي سيرا سير walk walking foot');
const MINUTES = setOf('دقيقة دقائق دقايق دقيقه د minute minutes min mins');
const HOUR = setOf('ساعة hour');
/** Say that it is a distance. */
const LEADS = setOf(
  'بعد تبعد يبعد بتبعد بيبعد بعيد بعيدة مسافة بمسافة بحدود ضمن خلال حوالي تقريبا قريب قريبة within away about only distance',
);
/** Say nothing of their own between time, walk and place. */
const LINKS = setOf('من عن إلى الى ل لحد حتى على ع عال علي الأقدام الاقدام أقدام شي بس a an the on by of from to');
/** Minutes that a walk may take; of others words find more. */
const [FEWEST, MOST] = [5, 30];
/** From a school, whichever, homes are known that have one within a kilometre: a walk of so long, and no longer one. */
const MOST_TO_KIND = 15;

const isOf = (set: ReadonlySet<string>, { words }: Part) => words.every((word) => set.has(word));

/** «15 دقيقة مشي من», "a 10-minute walk from", «ربع ساعة سيرا على الأقدام عن»: where it begins before a part, and how long it is. */
function walkBefore({ parts }: Reading, before: number): { from: number; minutes: number } | undefined {
  let [from, isWalk, minutes, hour] = [before, false, 0, 0];
  for (let at = before - 1; at >= 0; at--) {
    const part = parts[at];
    if (!part) break;
    if (isOf(WALK, part)) isWalk = true;
    else if (isOf(MINUTES, part)) minutes = 1;
    else if (isOf(HOUR, part)) hour = 60;
    else if (part.fraction !== undefined && hour > 0 && minutes === 0) minutes = hour * part.fraction;
    else if (part.value !== undefined && minutes === 1) minutes = part.value;
    else if (!isOf(LEADS, part) && !isOf(LINKS, part)) break;
    if (!isOf(LINKS, part)) from = at;
  }
  return isWalk && minutes >= FEWEST && minutes <= MOST ? { from, minutes: Math.round(minutes) } : undefined;
}

/** The quarter that a part names; of two that bear the name the one where the sentence is. */
function quarterAt(reading: Reading, part: Part): Place | undefined {
  const quarters = placesOf(part).filter(({ kind }) => kind === 'neighborhood');
  const around = aroundOf(reading, part);
  return quarters.length > 1
    ? quarters.find(({ within = [] }) => within.some((place) => around.has(place)))
    : quarters[0];
}

/**
 * Takes a walk out of the sentence, before its number is taken for a price: the key of the landmark or the quarter that it begins
 * at, and minutes; from a school, a park … nearness to one.
 */
export function consumeWalk(reading: Reading): void {
  if (reading.taken.has('landmark')) return;
  for (const part of reading.parts) {
    const walk = isFree(reading, part) ? walkBefore(reading, part.at) : undefined;
    if (!walk) continue;
    const start = landmarkAt(reading, part, true) ?? quarterAt(reading, part);
    const kind = start || walk.minutes > MOST_TO_KIND ? undefined : kindOf(part);
    if (start) consume(reading, walk.from, part.at, [{ kind: 'walk', value: `${start.key} ${walk.minutes}` }]);
    else if (kind && reading.pointKinds.has(kind))
      consume(reading, walk.from, part.at, [{ kind: 'near', value: kind }]);
    else continue;
    return;
  }
}
