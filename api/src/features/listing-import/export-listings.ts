import type { Db } from '@diyar/db';
import type { AttributeFact, Catalogue } from '#lib/catalogue/index.ts';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { figureText } from '#rules/figures.ts';
import { contentOf, exactPoint, type FormRow } from '../listing-form/index.ts';
import { WITHIN_REACH } from '../office-team/index.ts';
import { attributeHeaders } from './attribute-headers.ts';
import { FIELD_NAMES, FIELDS } from './fields.ts';

const ROWS_AT_ONCE = 1_000;
/** Largest export; an office has some thousands at most. */
const MAX_EXPORTED = 20_000;
const LIST = ' / ';
type Content = Record<string, unknown>;
interface ListingTable {
  columns: string[];
  rows: string[][];
}

/** An owner's listings, and those of the office that are his to manage, as a table under the headers that an import knows, in the reader's language. */
export async function exportListings(db: Db, ownerId: string, catalogue: Catalogue, lang: Lang): Promise<ListingTable> {
  const found: { row: FormRow; content: Content }[] = [];
  for (let after = 0; found.length < MAX_EXPORTED; ) {
    const rows: (FormRow & { open: Content | null })[] = await db('listings as l')
      .leftJoin('listing_revisions as r', (join) =>
        join.on('r.listing_id', 'l.id').andOnIn('r.state', ['draft', 'pending', 'rejected']),
      )
      .whereRaw(WITHIN_REACH, { userId: ownerId })
      .whereNull('l.deleted_at')
      .where('l.code', '>', after)
      .orderBy('l.code')
      .limit(ROWS_AT_ONCE)
      .select('l.*', ...exactPoint(db), 'r.content as open');
    for (const row of rows) found.push({ row, content: workingOf(row, catalogue) });
    after = rows.at(-1)?.code ?? after;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  const used = new Set(found.flatMap(({ content }) => Object.keys((content.attributes as Content | null) ?? {})));
  const attributes = catalogue.categories.attributes.filter(({ slug }) => used.has(slug));
  const headers = attributeHeaders(catalogue.categories.attributes, lang);
  const fields = FIELD_NAMES.filter((field) => field !== 'photos');
  const columns = [
    ...fields.map((field) => headerOf(field, lang)),
    ...attributes.map(({ slug }) => headers.get(slug) ?? slug),
  ];
  const rows = found.map(({ row, content }) => [
    ...fields.map((field) => cellOf(field, content, row, catalogue, lang)),
    ...attributes.map((attribute) =>
      attributeCell(attribute, (content.attributes as Content | null)?.[attribute.slug], lang),
    ),
  ]);
  return { columns, rows };
}

/** The owner's working copy, as the form shows it. */
function workingOf(row: FormRow & { open: Content | null }, catalogue: Catalogue): Content {
  return row.open && Object.keys(row.open).length > 0 ? row.open : (contentOf(row, catalogue) as Content);
}

const headerOf = (field: (typeof FIELD_NAMES)[number], lang: Lang): string =>
  FIELDS[field].find((name) => /[\u0600-\u06ff]/.test(name) === (lang === 'ar')) ?? field;

function cellOf(field: string, content: Content, row: FormRow, { categories, places }: Catalogue, lang: Lang): string {
  const plain = content[field];
  const named = (thing: { nameAr: string; nameEn: string } | undefined) => (thing ? nameOf(thing, lang) : '');
  switch (field) {
    case 'reference':
      return `D-${row.code}`;
    case 'category':
      return categories.kept(row.category_id)?.slug ?? '';
    case 'transactionType':
      return named(categories.transactionTypes.find(({ id }) => id === content.transactionTypeId));
    case 'price':
      return content.priceKind === 'on_request' ? 'عند الطلب' : content.priceKind === 'free' ? 'free' : text(plain);
    case 'currency':
      return content.price === undefined || content.price === null ? '' : currencyOf(content);
    case 'negotiable':
      return plain === true ? (lang === 'ar' ? 'نعم' : 'yes') : '';
    case 'province':
      return named(places.byKey('province', String(plain)));
    // Names of towns recur; keys don't.
    case 'city':
    case 'neighborhood':
      return text(plain);
    default:
      return Array.isArray(plain) ? plain.join(LIST) : text(plain, field === 'latitude' || field === 'longitude');
  }
}

/** A number so that it is read as the same again; degrees are, as they stand. */
const text = (value: unknown, isDegrees = false): string => {
  if (typeof value === 'number' && !isDegrees) return figureText(value);
  return value === null || value === undefined ? '' : String(value);
};
const currencyOf = ({ currency, pound }: Content) =>
  currency === 'SYP' ? `SYP${pound === 'old' ? ' old' : ''}` : 'USD';

function attributeCell({ options }: AttributeFact, value: unknown, lang: Lang): string {
  if (value === undefined || value === null) return '';
  const shown = (element: unknown) => {
    const option = options.find((known) => known.value === element);
    return option ? (lang === 'ar' ? option.labelAr : option.labelEn) : text(element);
  };
  return Array.isArray(value) ? value.map(shown).join(LIST) : shown(value);
}
