import type { Db } from '@diyar/db';
import { type AdminAttribute, attributeColumns, attributeContentOf } from '../admin-attributes/index.ts';
import { type AdminCategory, categoryColumns, categoryContentOf } from '../admin-categories/index.ts';
import { type AttributeLine, type CategoryLine, writeLine } from './line.ts';

const LINES_AT_ONCE = 500;

const categoryLine = (category: AdminCategory & { parent: string | null }): string => {
  const line: CategoryLine = {
    kind: 'category',
    parent: category.parent,
    sort: category.sortOrder,
    ...categoryContentOf(category),
  };
  return writeLine(line);
};

const attributeLine = (attribute: AdminAttribute, slugs: ReadonlyMap<string, string>): string => {
  const assignments = attribute.assignments
    .map(({ categoryId, ...content }) => ({ category: slugs.get(categoryId) ?? '', ...content }))
    .toSorted((a, b) => (a.category < b.category ? -1 : 1));
  const line: AttributeLine = {
    kind: 'attribute',
    slug: attribute.slug,
    ...attributeContentOf(attribute),
    assignments,
  };
  return writeLine(line);
};

/** Lines of those categories, as an export writes them now, by slug. */
export async function categoryLines(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: (AdminCategory & { parent: string | null })[] }>(
    `select ${categoryColumns}, p.slug as parent from categories c left join categories p on p.id = c.parent_id
     where c.slug = any(?)`,
    [slugs],
  );
  return new Map(rows.map((row) => [row.slug, categoryLine(row)]));
}

export async function attributeLines(db: Db, slugs: string[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: AdminAttribute[] }>(
    `select ${attributeColumns} from attributes a where a.slug = any(?)`,
    [slugs],
  );
  const names = await categorySlugs(db);
  return new Map(rows.map((row) => [row.slug, attributeLine(row, names)]));
}

/** Slugs of all categories by their id. */
export async function categorySlugs(db: Db): Promise<Map<string, string>> {
  const rows = await db('categories').select('id', 'slug');
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** The whole catalogue: parents before their children, then attributes by their slug. Read a part at a time. */
export async function* currentLines(db: Db): AsyncGenerator<string> {
  const categories = await db('categories').orderBy(['level', 'sort', 'slug']).pluck('slug');
  yield* inParts(categories, (slugs) => categoryLines(db, slugs));
  const attributes = await db('attributes').orderBy('slug').pluck('slug');
  yield* inParts(attributes, (slugs) => attributeLines(db, slugs));
}

async function* inParts(
  slugs: readonly string[],
  read: (slugs: string[]) => Promise<Map<string, string>>,
): AsyncGenerator<string> {
  for (let from = 0; from < slugs.length; from += LINES_AT_ONCE) {
    const part = slugs.slice(from, from + LINES_AT_ONCE);
    const lines = await read(part);
    // Things deleted since are left out.
    for (const slug of part) if (lines.has(slug)) yield `${lines.get(slug)}\n`;
  }
}
