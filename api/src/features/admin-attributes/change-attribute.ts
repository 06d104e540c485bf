import type { Db } from '@diyar/db';
import { type Actor, audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import type { VersionedAct } from '#lib/versioned.ts';
import { checkAssignment, checkContent } from './check-content.ts';
import type { BulkChange } from './contract.ts';
import { type AdminAttribute, type Assignment, type AttributeContent, attributeContentOf } from './fields.ts';
import { attributeById, valuesLost } from './queries.ts';
import { contentColumns, explain, writeAssignments, writeOptions } from './write-content.ts';

/** Columns that a change replaces and taking it back writes again. */
type Kept = AttributeContent & { assignments: Assignment[] };

/** @throws AppError attribute_slug_taken and those of `checkContent` (409) */
export async function createAttribute(
  db: Db,
  actor: Actor,
  { id, slug, ...content }: AttributeContent & { id: string; slug: string },
): Promise<void> {
  checkContent(content);
  await db
    .transaction(async (trx) => {
      const created = await trx('attributes')
        .insert({ id, slug, ...contentColumns(content) })
        .onConflict('id')
        .ignore()
        .returning('id');
      if (created.length === 0) return;
      await writeOptions(trx, id, content.options);
      const after = { slug, ...content };
      await audit(trx, { ...actor, action: 'attribute.create', subjectKind: 'attribute', subjectId: id, after });
    })
    .catch(explain);
}

/** @throws AppError attribute_not_found (404), attribute_conflict and those of the checks (409) */
export const updateAttribute = (db: Db, act: VersionedAct, content: AttributeContent) =>
  change(db, act, 'attribute.update', (kept) => ({ ...kept, ...content }));

/** @throws AppError attribute_not_found (404), attribute_conflict, attribute_category_not_found and those of the checks (409) */
export const assignAttribute = (db: Db, act: VersionedAct, assignment: Assignment) =>
  change(db, act, 'attribute.assign', (kept) => ({
    ...kept,
    assignments: [...without(kept.assignments, assignment.categoryId), assignment],
  }));

/** @throws AppError attribute_not_found (404), attribute_conflict (409) */
export const unassignAttribute = (db: Db, act: VersionedAct, categoryId: string) =>
  change(db, act, 'attribute.unassign', (kept) => ({ ...kept, assignments: without(kept.assignments, categoryId) }));

/** @throws AppError attribute_not_undoable (409), and what the change itself would throw */
export const undoAttribute = (db: Db, act: VersionedAct) =>
  change(db, act, 'attribute.undo', (_kept, previous) => {
    if (!previous) throw new AppError('attribute_not_undoable', 409);
    return previous;
  });

export function changeInBulk(db: Db, act: VersionedAct, wanted: BulkChange): Promise<void> {
  if ('assign' in wanted) return assignAttribute(db, act, wanted.assign);
  if ('unassign' in wanted) return unassignAttribute(db, act, wanted.unassign.categoryId);
  return change(db, act, 'attribute.update', (kept) => ({ ...kept, ...wanted.set }));
}

/** Values of listings stay, unseen: an attribute of the same slug finds them again. @throws AppError attribute_in_use (409) */
export const deleteAttribute = (db: Db, act: VersionedAct, { isForced }: { isForced: boolean }) =>
  db.transaction(async (trx) => {
    const { id, version, isUndoable, ...before } = await newest(trx, act);
    const { listings } = await valuesLost(trx, { slug: before.slug, type: 'text', options: [] });
    if (listings > 0 && !isForced)
      throw new AppError('attribute_in_use', 409, { listings }).with({
        listings,
        categories: before.assignments.length,
      });
    await trx('attributes').where({ id }).delete();
    const record = { actorId: act.actorId, ip: act.ip, subjectKind: 'attribute', subjectId: id };
    await audit(trx, { ...record, action: isForced ? 'attribute.force_delete' : 'attribute.delete', before });
  });

type Wanted = (kept: Kept, previous: Kept | null) => Kept;

const change = (db: Db, act: VersionedAct, action: string, wanted: Wanted) =>
  db
    .transaction(async (trx) => {
      const current = await newest(trx, act);
      const row = await trx('attributes').where({ id: act.id }).first('previous');
      const before = snapshotOf(current);
      const after = wanted(before, (row?.previous ?? null) as Kept | null);
      checkContent(after);
      for (const assignment of after.assignments) checkAssignment(after, assignment);
      const kept = { previous: JSON.stringify(before), version: act.version + 1 };
      await trx('attributes')
        .where({ id: act.id })
        .update({ ...contentColumns(after), ...kept });
      await writeOptions(trx, act.id, after.options);
      await writeAssignments(trx, act.id, after.assignments);
      const record = { actorId: act.actorId, ip: act.ip, subjectKind: 'attribute', subjectId: act.id };
      await audit(trx, { ...record, action, before: { ...before }, after: { ...after } });
    })
    .catch(explain);

const without = (assignments: readonly Assignment[], categoryId: string) =>
  assignments.filter((assignment) => assignment.categoryId !== categoryId);

/** The attribute, locked. @throws AppError attribute_not_found (404), attribute_conflict (409) with the attribute as it is now */
async function newest(trx: Db, { id, version }: VersionedAct): Promise<AdminAttribute> {
  await trx('attributes').where({ id }).forUpdate().first('id');
  const current = await attributeById(trx, id);
  if (!current) throw new AppError('attribute_not_found', 404);
  if (current.version !== version) throw new AppError('attribute_conflict', 409).with({ attribute: current });
  return current;
}

const snapshotOf = (attribute: AdminAttribute): Kept => ({
  ...attributeContentOf(attribute),
  assignments: attribute.assignments,
});
