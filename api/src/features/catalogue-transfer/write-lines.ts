import type { Db } from '@diyar/db';
import { writeAssignments, writeAttributeColumns, writeOptions } from '../admin-attributes/index.ts';
import {
  levelBelow,
  lockTree,
  placeBelow,
  writeCategoryColumns,
  writeTransactionTypes,
} from '../admin-categories/index.ts';
import { attributeLines, categoryLines } from './current-lines.ts';
import { type AttributeLine, CatalogueLine, type CategoryLine } from './line.ts';

/** Past the last sibling; the line's own `sort` follows. */
const END = 10_000;

/** Writes what differs from the catalogue as it is. @returns how many lines did */
export async function writeLines(trx: Db, texts: readonly string[]): Promise<number> {
  const lines = texts.map((text) => ({ text, line: CatalogueLine.parse(JSON.parse(text)) }));
  await lockTree(trx);
  const slugsOf = (kind: CatalogueLine['kind']) => lines.flatMap(({ line }) => (line.kind === kind ? line.slug : []));
  const known = {
    category: await categoryLines(trx, slugsOf('category')),
    attribute: await attributeLines(trx, slugsOf('attribute')),
  };
  const changed = lines.filter(({ text, line }) => known[line.kind].get(line.slug) !== text.trim());
  for (const { line } of changed)
    await (line.kind === 'category' ? writeCategory(trx, line) : writeAttribute(trx, line));
  return changed.length;
}

async function writeCategory(trx: Db, { kind, parent, sort, ...content }: CategoryLine): Promise<void> {
  const parentId = parent === null ? null : ((await trx('categories').where({ slug: parent }).first('id'))?.id ?? null);
  const row = await trx('categories').where({ slug: content.slug }).first('id', 'parent_id');
  if (row && row.parent_id !== parentId) await placeBelow(trx, row.id, { parentId, position: END });
  // The state before is in the file it came from, not one step back.
  const columns = { ...writeCategoryColumns(content), sort, previous: null };
  const [written] = row
    ? await trx('categories')
        .where({ id: row.id })
        .update({ ...columns, version: trx.raw('version + 1') })
        .returning('id')
    : await trx('categories')
        .insert({ id: trx.raw('uuid_v7()'), parent_id: parentId, level: await levelBelow(trx, parentId), ...columns })
        .returning('id');
  await writeTransactionTypes(trx, String(written?.id), content.transactionTypes);
}

async function writeAttribute(trx: Db, { kind, slug, assignments, ...content }: AttributeLine): Promise<void> {
  const columns = { ...writeAttributeColumns(content), previous: null };
  const [written] = await trx('attributes')
    .insert({ id: trx.raw('uuid_v7()'), slug, ...columns })
    .onConflict('slug')
    .merge({ ...columns, version: trx.raw('attributes.version + 1') })
    .returning('id');
  const id = String(written?.id);
  await writeOptions(trx, id, content.options);
  const slugs = assignments.map(({ category }) => category);
  const categories = new Map(
    (await trx('categories').whereIn('slug', slugs).select('id', 'slug')).map((row) => [row.slug, row.id]),
  );
  await writeAssignments(
    trx,
    id,
    assignments.map(({ category, ...assignment }) => ({ categoryId: categories.get(category) ?? '', ...assignment })),
  );
}
