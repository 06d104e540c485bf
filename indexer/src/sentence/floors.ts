import type { Bound } from './bound-words.ts';
import { boundAfter, boundBefore, isConnector } from './bounds.ts';
import type { Topic } from './candidates.ts';
import { consume, isFree, keyOf, type Part, type Reading, type Recognised } from './reading.ts';
import { without } from './words.ts';

const HIGHEST = 60;
const isFloor = (part: Part | undefined) => keyOf(part, 'count') === 'floor';

/** «تالت», "third". */
const ordinalOf = (part: Part | undefined) => {
  const key = keyOf(part, 'ordinal');
  return key === undefined ? undefined : Number(key);
};

/** Where a floor is said, with all the parts that say it. */
interface Said {
  from: number;
  to: number;
  floor: number;
}

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

/** «طابق ارضي» and, where it is denied, «ارضي»; «شقة ارضية» is a kind of its own. */
const isGround = ({ denials, head }: Reading, part: Part) =>
  keyOf(part, 'word') === 'ground_floor' &&
  (part.words.length > 1 || denials.has(part.at) || (head !== undefined && head !== part.at));

const HEIGHTS = new Set('فوق تحت اعلي اوطي انزل ادني'.split(' '));

/** «مو اعلى من التالت», «تحت الرابع»: what lies so high needs no noun. */
function isHeight(reading: Reading, part: Part): boolean {
  if (!part.surface.startsWith('ال') || ordinalOf(part) === undefined) return false;
  const bound = boundOf(reading, part.at);
  const next = reading.parts[part.at + 1];
  // «من التاني للرابع».
  if (bound?.bound === 'from' && next && /^لل/.test(next.surface) && ordinalOf(next) !== undefined) return true;
  return bound !== undefined && reading.parts.slice(bound.from, part.at).some(({ surface }) => HEIGHTS.has(surface));
}

function floorAt(reading: Reading, part: Part): Said | undefined {
  const { parts } = reading;
  if (!isFree(reading, part)) return undefined;
  if (isGround(reading, part)) {
    const isSaid = part.words.length === 1 && isFree(reading, parts[part.at - 1]) && isFloor(parts[part.at - 1]);
    return { from: isSaid ? part.at - 1 : part.at, to: part.at, floor: 0 };
  }
  if (!isFloor(part))
    return isHeight(reading, part) ? { from: part.at, to: part.at, floor: ordinalOf(part) ?? 0 } : undefined;
  const [before, after] = [ordinalOf(parts[part.at - 1]), ordinalOf(parts[part.at + 1])];
  const counted = parts[part.at - 1]?.value !== undefined ? undefined : numberBehind(reading, part.at);
  const floor = after ?? counted?.floor ?? before;
  if (floor === undefined) return undefined;
  const from = after === undefined && counted === undefined ? part.at - 1 : part.at;
  return { from, to: after !== undefined ? part.at + 1 : (counted?.to ?? part.at), floor };
}

const LISTS = new Set(['او', 'or', 'و', 'and']);

/** «أول أو تاني», «من الأول للتالت»: the floor behind the first one, with or without its noun. */
function secondAt(reading: Reading, first: Said): Said | undefined {
  const { parts } = reading;
  const next = parts[first.to + 1];
  const isJoined = next !== undefined && /^(?:و|لل|ل)./.test(next.surface) && ordinalOf(next) !== undefined;
  const isBetween = next !== undefined && (LISTS.has(next.surface) || isConnector(next));
  if (!next || !(isJoined || isBetween)) return undefined;
  const at = isJoined ? next.at : next.at + 1;
  const part = parts[at];
  const own = part && floorAt(reading, part);
  if (own) return own;
  if (part && isFree(reading, part) && keyOf(part, 'word') === 'ground_floor') return { from: at, to: at, floor: 0 };
  const floor = ordinalOf(part) ?? (part?.value !== undefined ? numberBehind(reading, at - 1)?.floor : undefined);
  return floor === undefined ? undefined : { from: at, to: at, floor };
}

interface Bounded {
  bound: Bound;
  isStrict: boolean;
  from: number;
}

/** The bound said right before a floor: «فوق», «ما تكون اعلى من». */
function boundOf({ parts }: Reading, at: number): Bounded | undefined {
  for (let from = Math.max(0, at - 5); from < at; from++) {
    const found = boundBefore(parts, from);
    if (!found || found.to > at || !parts.slice(found.to, at).every(({ isStop }) => isStop)) continue;
    return { bound: found.bound, isStrict: found.isStrict, from };
  }
  return undefined;
}

type Filter = Omit<Recognised, 'text'>;
const filtersOf = (min: number | undefined, max: number | undefined): Filter[] => [
  ...(min === undefined ? [] : [{ kind: 'minFloor', value: String(min) }]),
  ...(max === undefined ? [] : [{ kind: 'maxFloor', value: String(max) }]),
];

/** Takes the floor of a home: «طابق تالت», «الدور ال 3», «فوق الطابق التاني», «غير الأرضي», "second floor". */
export function consumeFloors(reading: Reading, topic: Topic): void {
  if (topic === 'vehicle' || topic === 'thing' || reading.taken.has('minFloor') || reading.taken.has('maxFloor'))
    return;
  for (const part of reading.parts) {
    const said = floorAt(reading, part);
    if (!said || (said.floor === 0 && topic !== 'home')) continue;
    const denial = [said.from, said.to].map((at) => reading.denials.get(at)).find((at) => at !== undefined);
    if (denial !== undefined) {
      consume(reading, denial, said.to, [without({ kind: 'floor', value: String(said.floor) })]);
      // «لا طابق ارضي ولا رابع».
      const also = reading.parts.find(({ at }) => at > said.to && reading.denials.get(at) === said.to + 1);
      const floor = ordinalOf(also);
      if (also && floor !== undefined)
        consume(reading, said.to + 1, also.at, [without({ kind: 'floor', value: String(floor) })]);
      continue;
    }
    const second = secondAt(reading, said);
    const before = boundOf(reading, said.from);
    if (second) {
      const [low = 0, high = 0] = [said.floor, second.floor].sort((a, b) => a - b);
      consume(
        reading,
        before?.bound === 'from' || before?.bound === 'between' ? before.from : said.from,
        second.to,
        filtersOf(low, high),
      );
      return;
    }
    const after = boundAfter(reading.parts, said.to + 1);
    // «من الرابع ونازل»: where it ends is said behind it.
    const isFrom = before?.bound === 'from' && after !== undefined;
    const bound = isFrom ? after.bound : (before?.bound ?? after?.bound);
    const step = before?.isStrict ? 1 : 0;
    const [min, max] =
      bound === 'min' || bound === 'from'
        ? [said.floor + step, undefined]
        : bound === 'max'
          ? [undefined, said.floor - step]
          : [said.floor, said.floor];
    const to = after && (isFrom || !before) ? after.to - 1 : said.to;
    consume(reading, before?.from ?? said.from, to, filtersOf(min, max));
    return;
  }
}
