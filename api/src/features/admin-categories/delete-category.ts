import { bePatient, type Db } from '@diyar/db';
import { audit } from '#lib/audit.ts';
import { AppError } from '#lib/errors.ts';
import type { VersionedAct } from '#lib/versioned.ts';
import { LISTING_LEVEL } from '#rules/categories.ts';
import { newest } from './change-category.ts';
import { type CategoryImpact, impactOf, isFree, subtreeOf } from './impact.ts';
import { lockTree } from './place-category.ts';

/** A category may have a hundred thousand listings, and all move in one statement. */
const PATIENCE_MS = 120_000;

/** @throws AppError category_not_found (404), category_conflict, category_in_use (409) with what would break */
export const deleteCategory = (db: Db, act: VersionedAct): Promise<void> =>
  db.transaction(async (trx) => {
    await lockTree(trx);
    const before = await newest(trx, act);
    const impact = await impactOf(trx, [act.id]);
    const hasChildren = await trx('categories').where({ parent_id: act.id }).first('id');
    if (!isFree(impact) || hasChildren)
      throw new AppError('category_in_use', 409).with({ impact: await impactOf(trx, await subtreeOf(trx, act.id)) });
    await handOverDeleted(trx, act.id);
    await trx('categories').where({ id: act.id }).delete();
    await note(trx, act, 'category.delete', { before: { ...before }, after: {} });
  });

/**
 * Listings that their owners deleted still have a category, which nobody sees: the nearest other one, so that what was deleted
 * keeps no category alive.
 */
async function handOverDeleted(trx: Db, id: string): Promise<void> {
  await trx.raw(
    `update listings set category_id = near.id, property_type = near.property_type, updated_at = app_now()
     from (select other.id, other.property_type
       from categories other
         join categories own on own.id = :id
         left join categories above on above.id = other.parent_id
         left join categories own_above on own_above.id = own.parent_id
       where other.level = :level and other.id <> own.id
       order by other.parent_id is not distinct from own.parent_id desc,
         above.parent_id is not distinct from own_above.parent_id desc, other.is_active desc, other.id
       limit 1) near
     where listings.category_id = :id and listings.deleted_at is not null`,
    { id, level: LISTING_LEVEL },
  );
}

export type Outcome = { targetId: string } | { archive: true };

/**
 * Deletes a category with all below it, whose listings, saved searches and addresses go over to the target; or archives it:
 * nothing of it is shown any more, its listings are their owners' archived ones.
 * @throws AppError category_not_found (404), category_conflict, category_target_unfit (409)
 */
export const forceDeleteCategory = (db: Db, act: VersionedAct, outcome: Outcome): Promise<CategoryImpact> =>
  db.transaction(async (trx) => {
    await bePatient(trx, PATIENCE_MS);
    await lockTree(trx);
    const before = await newest(trx, act);
    const ids = await subtreeOf(trx, act.id);
    const impact = await impactOf(trx, ids);
    if ('archive' in outcome) await archive(trx, ids);
    else await giveTo(trx, ids, outcome.targetId);
    const action = 'archive' in outcome ? 'category.archive' : 'category.force_delete';
    await note(trx, act, action, { before: { ...before }, after: { ...outcome, ...impact } });
    return impact;
  });

async function archive(trx: Db, ids: string[]): Promise<void> {
  // First the categories: what stops with them is counted while their listings are as they were.
  await trx('categories')
    .whereIn('id', ids)
    .update({ is_active: false, version: trx.raw('version + 1') });
  await trx('listings')
    .whereIn('category_id', ids)
    .whereIn('status', ['draft', 'pending', 'active', 'rejected', 'expired', 'sold', 'rented'])
    .update({ status: 'archived', updated_at: trx.raw('app_now()') });
}

async function giveTo(trx: Db, ids: string[], targetId: string): Promise<void> {
  const target = await trx('categories').where({ id: targetId }).first('level', 'is_active', 'property_type');
  const hasListings = await trx('listings').whereIn('category_id', ids).first('id');
  const fits = target?.is_active && (!hasListings || target.level === LISTING_LEVEL);
  if (!fits || ids.includes(targetId)) throw new AppError('category_target_unfit', 409).on('targetId');
  await noteMerged(trx, ids, targetId);
  await trx('listings')
    .whereIn('category_id', ids)
    .update({ category_id: targetId, property_type: target.property_type, updated_at: trx.raw('app_now()') });
  await trx.raw(
    `update saved_searches s set keys = array(
       select distinct case when parts[2] = any(:ids) then parts[1] || '/' || :targetId || '/' || parts[3] else key end
       from unnest(s.keys) key cross join lateral string_to_array(key, '/') parts)
     where exists (select from unnest(s.keys) key where split_part(key, '/', 2) = any(:ids))`,
    { ids, targetId },
  );
  const slugs = await trx('categories')
    .whereIn('id', ids)
    .select('slug')
    .union((former) => former.from('former_category_slugs').whereIn('category_id', ids).select('slug'));
  await trx('former_categories').whereIn('category_id', ids).update({ category_id: targetId });
  // A single statement: the foreign key on a parent and its level is checked at the end of it.
  await trx('categories').whereIn('id', ids).delete();
  if (slugs.length > 0)
    await trx('former_category_slugs').insert(slugs.map(({ slug }) => ({ slug, category_id: targetId })));
  await trx('former_categories').insert(ids.map((id) => ({ id, category_id: targetId })));
  const facts = JSON.stringify({ into: targetId });
  await trx('life_events').insert(ids.map((subject) => ({ event: 'category.merged', subject, facts })));
}

/** Owners of what moves hear where it went (notify-owners.ts); a listing that waits, or whose form is open, goes on there. */
const noteMerged = (trx: Db, ids: string[], targetId: string) =>
  trx.raw(
    `insert into category_news (category_id, owner_id, kind, former_ar, former_en, listings)
     select :targetId, l.owner_id, 'merged', c.name_ar, c.name_en, count(*)
     from listings l join categories c on c.id = l.category_id
     where l.category_id = any(:ids) and l.deleted_at is null group by l.owner_id, c.id`,
    { ids, targetId },
  );

const note = (trx: Db, act: VersionedAct, action: string, said: { before: Record<string, unknown>; after: object }) =>
  audit(trx, {
    actorId: act.actorId,
    ip: act.ip,
    action,
    subjectKind: 'category',
    subjectId: act.id,
    before: said.before,
    after: { ...said.after },
  });
