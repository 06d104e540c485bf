import { type Lexicon, splitExcluded } from '@diyar/indexer/arabic';
import { namesThing } from '@diyar/indexer/sentence';
import type { Criteria } from './criteria.ts';

/**
 * Whether the words of a search only order its listings: it says by a filter which thing is sought, and the words name no
 * other one. «شقة للبيع بحمص لعيلة صغيرة» is every flat for sale in Homs, those that speak of small families first.
 */
export function wordsRank({ text, conditions }: Criteria, lexicon: Lexicon): boolean {
  const { wanted } = splitExcluded(text);
  if (wanted.trim() === '') return false;
  const saysThing = conditions.some(
    (condition) => condition.op === 'in' && (condition.field === 'categories' || condition.field === 'propertyType'),
  );
  return saysThing && !namesThing(wanted, lexicon);
}
