import type { Db } from '@diyar/db';
import { foldText } from '@diyar/indexer/arabic';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { UnknownValues } from './contract.ts';
import { isChoice, isExtra, MATCHED, type MatchedField } from './fields.ts';
import type { Known } from './match-values.ts';
import { type ImportRow, rowsAfter } from './queries.ts';
import { readRow } from './read-row.ts';
import { CHOICE_WORDS, FEATURE_WORDS, nameIn } from './vocabulary.ts';

const ROWS_AT_ONCE = 500;
/** Of one field; more than that is a column that holds something else. */
const MAX_SHOWN = 100;

/** Every name in the file that nobody knows, the commonest first, with what it was matched with and what it could be. */
export async function unknownValues(db: Db, job: ImportRow, known: Known, lang: Lang): Promise<UnknownValues[]> {
  const found = new Map<MatchedField, Map<string, { text: string; count: number }>>();
  const reading = { ...known, mapping: job.mapping, values: {}, placePoints: false };
  for (let after = 0; ; ) {
    const rows = await rowsAfter(db, job.id, after, ROWS_AT_ONCE);
    for (const { cells, number } of rows) {
      after = number;
      for (const { field, text } of readRow(cells, reading).unknown) {
        const texts = found.get(field) ?? new Map();
        const one = texts.get(foldText(text)) ?? { text, count: 0 };
        found.set(field, texts.set(foldText(text), { ...one, count: one.count + 1 }));
      }
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  return MATCHED.flatMap((field) => {
    const texts = found.get(field);
    if (!texts) return [];
    const chosen = job.values[field] ?? {};
    const values = [...texts]
      .sort(([, a], [, b]) => b.count - a.count)
      .slice(0, MAX_SHOWN)
      .map(([folded, one]) => ({
        ...one,
        text: one.text.slice(0, 300),
        ...(Object.hasOwn(chosen, folded) && chosenAs(keyOfToday(field, chosen[folded], known))),
      }));
    return [{ field, isExtra: isExtra(field), values, options: optionsOf(field, known, lang) }];
  });
}

/** A choice by its name of today, since a category may have been renamed or merged; undefined where it is gone. */
function keyOfToday(field: MatchedField, key: string | null | undefined, { catalogue }: Known) {
  return field === 'category' && key ? catalogue.categories.find(key)?.slug : key;
}

const chosenAs = (chosen: string | null | undefined) => (chosen === undefined ? {} : { chosen });

function optionsOf(field: MatchedField, { catalogue: { categories, places } }: Known, lang: Lang) {
  const named = (
    key: string,
    parent: { nameAr: string; nameEn: string },
    above?: { nameAr: string; nameEn: string } | null,
  ) => ({
    key,
    name: above ? `${nameOf(parent, lang)} (${nameOf(above, lang)})` : nameOf(parent, lang),
  });
  switch (field) {
    case 'category':
      return categories.all
        .filter(({ level }) => level === 2)
        .map((category) => named(category.slug, category, category.parent));
    case 'transactionType':
      return categories.transactionTypes.map((type) => named(type.slug, type));
    case 'features':
      return wordsOf(FEATURE_WORDS, lang);
    default:
      if (isChoice(field)) return wordsOf(CHOICE_WORDS[field], lang);
      return places.all
        .filter(({ kind }) => kind === field)
        .map((place) => named(place.key, place, place.parent))
        .sort((a, b) => a.name.localeCompare(b.name, lang));
  }
}

const wordsOf = (words: Record<string, readonly string[]>, lang: Lang) =>
  Object.keys(words).map((key) => ({ key, name: nameIn(words, key, lang) }));
