import type { Db } from '@diyar/db';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import type { VersionedAct } from '#lib/versioned.ts';
import type { BulkChange } from './contract.ts';
import { type AdminCategory, type CategoryContent, categoryContentOf } from './fields.ts';
import { assignPosition, levelBelow, lockTree, placeBelow, type TreePlace } from './place-category.ts';
import { categoryById } from './queries.ts';
import { contentColumns, explain, writeTransactionTypes } from './write-content.ts';

/** The category, locked. @throws AppError category_not_found (404), category_conflict (409) with the category as it is now */
export async function newest(trx: Db, { id, version }: Pick<VersionedAct, 'id' | 'version'>): Promise<AdminCategory> {
  await trx('categories').where({ id }).forUpdate().first('id');
  const current = await categoryById(trx, id);
  if (!current) throw new AppError('category_not_found', 404);
  if (current.version !== version) throw new AppError('category_conflict', 409).with({ category: current });
  return current;
}

/** Columns that a change replaces and taking it back writes again. */
type Kept = CategoryContent & TreePlace;

/** @throws AppError category_slug_taken, address_word_taken, transaction_type_not_found, category_parent_not_found, category_too_deep (409) */
export const createCategory = (db: Db, actor: Actor, { id, parentId, position, ...content }: Kept & { id: string }) =>
  db
    .transaction(async (trx) => {
      await lockTree(trx);
      if (await trx('categories').where({ id }).first('id')) return;
      const level = await levelBelow(trx, parentId);
      await trx('categories').insert({ id, parent_id: parentId, level, ...contentColumns(content) });
      await writeTransactionTypes(trx, id, content.transactionTypes);
      await assignPosition(trx, id, { parentId, position });
      const after = { ...content, parentId };
      await audit(trx, { ...actor, action: 'category.create', subjectKind: 'category', subjectId: id, after });
    })
    .catch(explain);

/** @throws AppError category_not_found (404), category_conflict, category_slug_taken, address_word_taken, transaction_type_not_found (409) */
export const updateCategory = (db: Db, act: VersionedAct, content: CategoryContent) =>
  change(db, act, 'category.update', (_trx, kept) => ({ ...kept, ...content }));

/** @throws AppError category_not_found (404), category_conflict and those of `placeBelow` (409) */
export const moveCategory = (db: Db, act: VersionedAct, place: TreePlace) =>
  change(db, act, 'category.move', (_trx, kept) => ({ ...kept, ...place }));

/** @throws AppError category_not_undoable (409), and what the change itself would throw */
export const undoCategory = (db: Db, act: VersionedAct) =>
  change(db, act, 'category.undo', async (trx) => {
    const row = await trx('categories').where({ id: act.id }).first('previous');
    if (!row?.previous) throw new AppError('category_not_undoable', 409);
    return row.previous as Kept;
  });

const END = 10_000;

/** @throws AppError those of the single change */
export function changeInBulk(db: Db, act: VersionedAct, wanted: BulkChange): Promise<void> {
  if ('move' in wanted) return moveCategory(db, act, { ...wanted.move, position: END });
  return change(db, act, 'category.update', (_trx, kept) => {
    if ('set' in wanted) return { ...kept, ...wanted.set };
    if ('carries' in wanted) return { ...kept, carries: withChange(kept.carries, wanted.carries) };
    return { ...kept, transactionTypes: withChange(kept.transactionTypes, wanted.transactionTypes) };
  });
}

const withChange = <Value>(kept: readonly Value[], { add, remove }: { add: Value[]; remove: Value[] }): Value[] => [
  ...kept.filter((value) => !remove.includes(value)),
  ...add.filter((value) => !kept.includes(value) && !remove.includes(value)),
];

type Wanted = (trx: Db, kept: Kept) => Kept | Promise<Kept>;

const change = (db: Db, act: VersionedAct, action: string, wanted: Wanted) =>
  db
    .transaction(async (trx) => {
      await lockTree(trx);
      const current = await newest(trx, act);
      const before = await snapshotOf(trx, current);
      const after = await wanted(trx, before);
      const { parentId, position, ...content } = after;
      if (parentId !== before.parentId || position !== before.position)
        await placeBelow(trx, act.id, { parentId, position });
      const kept = { previous: JSON.stringify(before), version: act.version + 1 };
      await trx('categories')
        .where({ id: act.id })
        .update({ ...contentColumns(content), ...kept });
      await writeTransactionTypes(trx, act.id, content.transactionTypes);
      const record = { actorId: act.actorId, ip: act.ip, subjectKind: 'category', subjectId: act.id };
      await audit(trx, { ...record, action, before: { ...before }, after: { ...after } });
    })
    .catch(explain);

async function snapshotOf(trx: Db, category: AdminCategory): Promise<Kept> {
  const siblings = await trx('categories')
    .where({ parent_id: category.parentId })
    .orderBy(['sort', 'slug'])
    .select('id');
  const position = siblings.findIndex((sibling) => sibling.id === category.id);
  return { ...categoryContentOf(category), parentId: category.parentId, position };
}
