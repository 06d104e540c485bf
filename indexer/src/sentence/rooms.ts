import { amountAt } from './amounts.ts';
import { COUNTS, SLEEPING } from './measures.ts';
import type { Filter } from './number-filters.ts';
import { consume, isFree, keyOf, type Reading } from './reading.ts';

const FILLERS = new Set([
  'صالون',
  'صاله',
  'مطبخ',
  'منتفعات',
  'مناف',
  'منافع',
  'منافعها',
  'حمام',
  'موزع',
  'كوريدور',
  'salon',
  'kitchen',
]);

const plain = (surface: string) => surface.replace(/^و(?=.{3})/, '');

/** «غرفتين وصالون ومنتفعات»: what every home has goes with the rooms, it would only narrow the search. */
export function endOfRooms({ parts }: Reading, to: number): { end: number; hasSalon: boolean } {
  let end = to;
  let hasSalon = false;
  for (let at = to + 1; at < parts.length; at++) {
    const part = parts[at];
    if (part && FILLERS.has(plain(part.surface)) && part.words.length === 1) {
      end = at;
      hasSalon ||= keyOf(part, 'count') === 'salon';
    } else if (part?.surface !== 'و' && part?.surface !== 'and') break;
  }
  return { end, hasSalon };
}

/** Rooms named beside the salon are for sleeping: «غرفتين وصالون» is two of them. */
export const asBedrooms = (filters: Filter[]): Filter[] =>
  filters.map((filter) => (filter.kind === 'rooms' ? { ...filter, kind: SLEEPING } : filter));

/** «غرفة وصالون»: one, without a number. */
export function consumeRoomBesideSalon(reading: Reading, at: number): boolean {
  const part = reading.parts[at];
  if (keyOf(part, 'count') !== 'room' || !/غرفه|اوضه|قوضه|room$/.test(part?.surface ?? '')) return false;
  const { end, hasSalon } = endOfRooms(reading, at);
  if (!hasSalon || reading.taken.has(SLEEPING)) return false;
  consume(reading, at, end, [{ kind: SLEEPING, value: '1' }]);
  return true;
}

/** «2+1»: two rooms and the salon. */
export function consumeRoomsAndSalon(reading: Reading, at: number): boolean {
  const [rooms, salon] = [reading.parts[at], reading.parts[at + 1]];
  const isPlus = rooms && salon && /^\s?\+\s?$/.test(reading.text.slice(rooms.end, salon.start));
  if (!isPlus || salon.value !== 1 || !isFree(reading, salon) || reading.taken.has(SLEEPING)) return false;
  if (rooms.value === undefined || rooms.isScaled || !Number.isInteger(rooms.value) || rooms.value > 9) return false;
  consume(reading, at, at + 1, [{ kind: SLEEPING, value: String(rooms.value) }]);
  return true;
}

/** «غرف 3», «عدد الغرف: 3»: a count whose number comes after it. */
export function countBefore(reading: Reading, at: number): { kind: string; value: string } | undefined {
  const kind = COUNTS.get(keyOf(reading.parts[at], 'count') ?? '');
  const number = reading.parts[at + 1];
  // «اوضة لطالبين»: the two are students.
  if (reading.parts[at + 2]?.start === number?.start && number !== undefined) return undefined;
  if (!kind || !isFree(reading, number) || number.value === undefined || number.isScaled || number.value > 20)
    return undefined;
  const after = amountAt(reading, at + 1);
  return after?.measure === 'none' && after.exact !== undefined && Number.isInteger(after.exact)
    ? { kind, value: String(after.exact) }
    : undefined;
}
