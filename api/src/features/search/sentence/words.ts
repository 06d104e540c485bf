import type { Topic } from './categories.ts';
import { isFree, keyOf, type Part, type Reading, take } from './reading.ts';

/** Spellings that are only sometimes about the deal: «مشروع استثماري», «بدل». */
const UNSURE = /^(?:ال|و)?(?:استتماري|استتماريه|بدل|خدمه)$/;
const TRANSACTIONS = new Set(['sale', 'rent', 'exchange', 'investment']);
const WIRE = new Map<string, string>(Object.entries<string>({ semi_furnished: 'semiFurnished' }));
const PAPERS = new Set([
  'green_tabu',
  'temporary_register',
  'court_ruling',
  'notarised_poa',
  'agricultural_tabu',
  'sale_contract',
  'usufruct',
  'housing_register',
]);

const WITH = new Set(['مع', 'فيها', 'فيه', 'و', 'with', 'and', 'has']);

/** A lone «مع» or "with" before something taken goes with it. */
const withBefore = ({ parts, used }: Reading, at: number) =>
  WITH.has(parts[at - 1]?.surface ?? '') && !used.has(at - 1) ? at - 1 : at;

function filterOf(part: Part, topic: Topic): { kind: string; value: string } | undefined {
  const transaction = keyOf(part, 'transaction');
  if (transaction !== undefined)
    return TRANSACTIONS.has(transaction) && !UNSURE.test(part.surface)
      ? { kind: 'transactionType', value: transaction }
      : undefined;
  // Everything below belongs to homes: «غرفة نوم مفروشة» is furniture, «خزانة مع مراية» has no lift.
  if (topic === 'vehicle' || topic === 'thing') return undefined;
  const furnishing = keyOf(part, 'furnishing');
  if (furnishing !== undefined) return { kind: 'furnishing', value: WIRE.get(furnishing) ?? furnishing };
  const paper = keyOf(part, 'paper');
  if (paper !== undefined) return PAPERS.has(paper) ? { kind: 'attr.ownership_paper', value: paper } : undefined;
  const feature = keyOf(part, 'feature');
  return feature !== undefined && topic === 'home' ? { kind: 'features', value: feature } : undefined;
}

/** Takes transaction types, furnishing, ownership papers and, of homes, features. */
export function takeWords(reading: Reading, topic: Topic): void {
  for (const part of reading.parts) {
    if (!isFree(reading, part)) continue;
    const filter = filterOf(part, topic);
    if (!filter || reading.taken.has(filter.kind)) continue;
    const isFeature = filter.kind === 'features';
    take(reading, isFeature ? withBefore(reading, part.at) : part.at, part.at, [filter]);
  }
}
