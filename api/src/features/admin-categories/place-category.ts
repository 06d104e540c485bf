import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { DEEPEST_LEVEL } from '#rules/categories.ts';

const LOCK = 7_415_051;

export interface TreePlace {
  parentId: string | null;
  position: number;
}

/** Changes of the tree's shape follow one another: two moves at once could close a circle or share a place. */
export const lockTree = (trx: Db) => trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);

/** @throws AppError category_parent_not_found, category_too_deep (409) */
export async function levelBelow(trx: Db, parentId: string | null): Promise<number> {
  if (parentId === null) return 0;
  const parent = await trx('categories').where({ id: parentId }).first('level');
  if (!parent) throw new AppError('category_parent_not_found', 409).on('parentId');
  if (parent.level >= DEEPEST_LEVEL) throw new AppError('category_too_deep', 409).on('parentId');
  return parent.level + 1;
}

/** Siblings are counted anew with the category at its position. */
export async function assignPosition(trx: Db, id: string, { parentId, position }: TreePlace): Promise<void> {
  const siblings = await trx('categories')
    .where({ parent_id: parentId })
    .whereNot({ id })
    .orderBy(['sort', 'slug'])
    .select('id');
  const ids = siblings.map((sibling) => sibling.id);
  ids.splice(position, 0, id);
  await trx.raw(
    `update categories c set sort = n.place * 10 from unnest(?::uuid[]) with ordinality n (id, place)
     where c.id = n.id and c.sort <> n.place * 10`,
    [ids],
  );
}

/**
 * The category with all below it, under the tree's lock.
 * @throws AppError category_within_itself, category_too_deep, category_parent_not_found (409)
 */
export async function placeBelow(trx: Db, id: string, place: TreePlace): Promise<void> {
  const { rows } = await trx.raw<{ rows: { id: string; level: number }[] }>(
    `with recursive below as (
       select id, level from categories where id = ?
       union all
       select c.id, c.level from categories c join below b on c.parent_id = b.id)
     select id, level from below order by level`,
    [id],
  );
  if (rows.some((category) => category.id === place.parentId))
    throw new AppError('category_within_itself', 409).on('parentId');
  const by = (await levelBelow(trx, place.parentId)) - (rows[0]?.level ?? 0);
  if ((rows.at(-1)?.level ?? 0) + by > DEEPEST_LEVEL) throw new AppError('category_too_deep', 409).on('parentId');
  const ids = rows.map((category) => category.id);
  // A statement: the foreign keys on a category and its level, of children and of listings, hold at its end.
  await trx.raw(
    `update categories set level = level + :by, parent_id = case when id = :id then :parentId::uuid else parent_id end
     where id = any(:ids::uuid[])`,
    { by, id, parentId: place.parentId, ids },
  );
  await assignPosition(trx, id, place);
}
