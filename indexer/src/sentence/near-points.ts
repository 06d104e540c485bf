import type { PointsOfInterestRow } from '@diyar/db';
import { foldText } from '../arabic/index.ts';
import { nearBefore } from './near-before.ts';
import { placesOf } from './place-words.ts';
import { consume, isFree, type Part, type Reading } from './reading.ts';

/** Nouns for each kind of the search's filter «near». */
const NOUNS: Record<PointsOfInterestRow['kind'], string> = {
  school: 'مدرسة مدارس school schools',
  nursery: 'روضة روضات حضانة nursery kindergarten',
  university: 'جامعة جامعات university universities',
  hospital: 'مشفى مشافي مستشفى مستشفيات hospital hospitals',
  clinic: 'مستوصف مستوصفات',
  pharmacy: 'صيدلية صيدليات pharmacy pharmacies',
  transport: 'مواصلات كراج كراجات transport',
  market: 'سوق أسواق market markets',
  mosque: 'جامع جوامع مسجد مساجد mosque mosques',
  church: 'كنيسة كنائس church churches',
  park: 'حديقة حدائق منتزه منتزهات park parks',
};
const KIND_OF = new Map(
  Object.entries(NOUNS).flatMap(([kind, nouns]) => nouns.split(' ').map((noun) => [foldText(noun), kind] as const)),
);

/** «مدرسة», «المدارس», «ومدرسة»; a name that a quarter bears too is no noun, but «الجامعة» said after "near" is. */
export function kindOf(part: Part): string | undefined {
  if (part.words.length > 1) return undefined;
  const bare = part.surface.replace(/^و(?=.{3})/, '');
  const kind = KIND_OF.get(part.surface) ?? KIND_OF.get(bare) ?? KIND_OF.get(bare.replace(/^(?:ال|لل)/, ''));
  return kind !== 'university' && placesOf(part).length > 0 ? undefined : kind;
}

/**
 * Takes kinds of points that the home is to be near to: «قريبة من مدرسة وحديقة». Only those that the site knows anywhere
 * ({@link Reading.pointKinds}): of others the words find more than the filter.
 */
export function consumeNearPoints(reading: Reading): void {
  if (reading.taken.has('near')) return;
  const { parts } = reading;
  let last: number | undefined;
  for (const part of parts) {
    const kind = isFree(reading, part) ? kindOf(part) : undefined;
    if (kind === undefined || !reading.pointKinds.has(kind)) continue;
    const near = nearBefore(reading, part.at);
    // «ومدرسة», "and a pharmacy": between it and the last one stand words that say nothing.
    const follows = last !== undefined && parts.slice(last + 1, part.at).every(({ isStop }) => isStop);
    if (!(near && isFree(reading, near)) && !follows) continue;
    consume(reading, near ? near.at : part.at, part.at, [{ kind: 'near', value: kind }]);
    last = part.at;
  }
}
