import type { Topic } from './categories.ts';
import { isFree, keyOf, type Part, type Reading, take } from './reading.ts';

const HIGHEST = 60;
const isFloor = (part: Part | undefined) => keyOf(part, 'count') === 'floor';

/** «تالت», "third". */
const ordinalOf = (part: Part | undefined) => {
  const key = keyOf(part, 'ordinal');
  return key === undefined ? undefined : Number(key);
};

/** «طابق 3»: a number that counts nothing itself; «4 طوابق» is how many there are. */
function numberBehind({ parts }: Reading, at: number): { floor: number; to: number } | undefined {
  const isNamed = parts[at + 1]?.surface === 'رقم' || parts[at + 1]?.surface === 'number';
  const to = isNamed ? at + 2 : at + 1;
  const { value, isScaled } = parts[to] ?? {};
  const counted = keyOf(parts[to + 1], 'unit') ?? keyOf(parts[to + 1], 'count') ?? keyOf(parts[to + 1], 'currency');
  if (value === undefined || isScaled || counted !== undefined || !Number.isInteger(value) || value > HIGHEST)
    return undefined;
  return { floor: value, to };
}

/** «طابق ارضي», said of a floor; «شقة ارضية» is a kind of its own. */
const isGround = (part: Part) => keyOf(part, 'word') === 'ground_floor' && part.words.length > 1;
const floorFilters = (floor: number) => [
  { kind: 'minFloor', value: String(floor) },
  { kind: 'maxFloor', value: String(floor) },
];

/** Takes the floor of a home: «طابق تالت», «الدور ال 3», "second floor". */
export function takeFloors(reading: Reading, topic: Topic): void {
  if (topic === 'vehicle' || topic === 'thing' || reading.taken.has('minFloor') || reading.taken.has('maxFloor'))
    return;
  const ground = reading.parts.find((part) => isGround(part) && isFree(reading, part));
  if (ground && topic === 'home') {
    take(reading, ground.at, ground.at, floorFilters(0));
    return;
  }
  for (const part of reading.parts) {
    if (!isFloor(part) || !isFree(reading, part)) continue;
    const { parts } = reading;
    const [before, after] = [ordinalOf(parts[part.at - 1]), ordinalOf(parts[part.at + 1])];
    const counted = parts[part.at - 1]?.value !== undefined ? undefined : numberBehind(reading, part.at);
    const floor = after ?? counted?.floor ?? before;
    if (floor === undefined) continue;
    const from = after === undefined && counted === undefined ? part.at - 1 : part.at;
    const to = after !== undefined ? part.at + 1 : (counted?.to ?? part.at);
    take(reading, from, to, floorFilters(floor));
    return;
  }
}
