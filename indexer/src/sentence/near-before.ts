import { keyOf, type Part, type Reading } from './reading.ts';

const NEAR_WORDS = new Set(['near', 'حد', 'عند']);

/** «قريبة شقة للبيع»: at the head of a sentence, without «من» or an article behind it, an adjective of the flat. */
const isPraise = (near: Part | undefined, { at, surface }: Part): boolean =>
  near?.surface === 'قريبه' && at === 1 && !/^(?:ال|ل|ع|ب|من)/.test(surface);

/** «قريب من», «جنب», "near" right before a part, or before the filler between them. */
export function nearBefore({ parts }: Reading, at: number): Part | undefined {
  const isNear = (part: Part | undefined): boolean =>
    part !== undefined && (keyOf(part, 'word') === 'near_to' || NEAR_WORDS.has(part.surface));
  const [last, before] = [parts[at - 1], parts[at - 2]];
  const part = parts[at];
  if (isNear(last)) return part && isPraise(last, part) ? undefined : last;
  return last?.isStop && isNear(before) ? before : undefined;
}
