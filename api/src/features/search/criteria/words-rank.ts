import { type Lexicon, splitExcluded } from '@diyar/indexer/arabic';
import { namesModel, namesThing } from '@diyar/indexer/sentence';
import type { Categories } from '#lib/catalogue/index.ts';
import type { Criteria } from './criteria.ts';

/**
 * Whether the words of a search only order its listings: it says by a filter which thing is sought, and the words name no
 * other one. «شقة للبيع بحمص لعيلة صغيرة» is every flat for sale in Homs, those that speak of small families first. Of a home
 * other things are only said («تصلح مكتب», «مع غسالة», «بدل سيارة»): it is sought itself.
 */
export function wordsRank({ text, conditions }: Criteria, lexicon: Lexicon, categories: Categories): boolean {
  const { wanted } = splitExcluded(text);
  if (wanted.trim() === '') return false;
  const things = conditions.flatMap((condition) =>
    condition.op === 'in' && (condition.field === 'categories' || condition.field === 'propertyType')
      ? [condition]
      : [],
  );
  if (things.length === 0) return false;
  const isHome = things.every(({ field, values }) => field === 'propertyType' || values.every(isOfHomes(categories)));
  return !(isHome ? namesModel : namesThing)(wanted, lexicon);
}

/** Whether a category is a single kind of property, not a group of them: in «عقارات» a word may say which kind. */
const isOfHomes = (categories: Categories) => (slug: string) => {
  const category = categories.find(slug);
  return category?.level === 2 && category.path[0]?.slug === 'real-estate';
};
