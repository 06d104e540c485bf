import { keyOf, type Part, type Reading } from './reading.ts';

const NEAR_WORDS = new Set(['near', 'حد', 'عند']);

/** «قريب من», «جنب», "near" right before a part, or before the filler between them. */
export function nearBefore({ parts }: Reading, at: number): Part | undefined {
  const isNear = (part: Part | undefined): boolean =>
    part !== undefined && (keyOf(part, 'word') === 'near_to' || NEAR_WORDS.has(part.surface));
  const [last, before] = [parts[at - 1], parts[at - 2]];
  if (isNear(last)) return last;
  return last?.isStop && isNear(before) ? before : undefined;
}
