import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { dropRevisionMedia } from '../listing-media/index.ts';
import { EDITABLE, type LockedListing, lockListing, lockOwnListing, moveListing } from '../listings/index.ts';
import { isWithinReach } from '../office-team/index.ts';
import { lockSeller } from '../quotas/index.ts';
import { assertNewest } from './conflict.ts';
import type { Draft, DraftContent } from './contract.ts';
import { cleanText } from './fields.ts';
import { categoryNow, findListingCategory, isSameCategory, mayChangeCategory } from './find-category.ts';
import { presentDraft } from './present-draft.ts';
import { countDrafts, formRow, insertDraft, openRevision, type RevisionRow, saveRevision } from './queries.ts';

const MAX_DRAFTS = 50;

interface Save {
  id: string;
  ownerId: string;
  content: DraftContent;
  baseVersion: number | undefined;
  reopen: boolean;
  catalogue: Catalogue;
  lang: Lang;
}

/**
 * Keeps a form as it stands. An unknown id begins a new listing; saving the same again changes nothing, so a retry is safe.
 * @throws AppError listing_not_found (404), draft_conflict, listing_in_review, listing_not_editable, draft_limit_reached (409)
 */
export function saveDraft(db: Db, save: Save): Promise<Draft> {
  const { id, ownerId, baseVersion, reopen, catalogue, lang } = save;
  const content = cleaned(save.content);
  return db.transaction(async (trx) => {
    const listing = await ownOrNew(trx, save);
    const open = await openRevision(trx, id);
    const present = async () => presentDraft(trx, await ownRow(trx, id, ownerId), catalogue, lang);
    if (open && isDeepStrictEqual(open.content, content) && open.state !== 'pending') return present();

    assertEditable(listing, open, reopen);
    await assertNewest(open, baseVersion, async () => ({ draft: await present() }));
    await saveCategory(trx, listing, content, catalogue);
    if (listing.status === 'pending') await moveListing(trx, listing, 'draft', 'owner');
    // A refused listing stays marked so until it is handed in again.
    await saveRevision(trx, id, open, { content, state: open?.state === 'rejected' ? 'rejected' : 'draft' });
    return present();
  });
}

/** Every text in it without what stores refuse. */
const cleaned = (content: DraftContent): DraftContent =>
  JSON.parse(JSON.stringify(content), (_key, value) => (typeof value === 'string' ? cleanText(value) : value));

async function ownRow(db: Db, id: string, ownerId: string) {
  const row = await formRow(db, id);
  if (!row || !(await isWithinReach(db, row, ownerId))) throw new AppError('listing_not_found', 404);
  return row;
}

async function ownOrNew(trx: Db, { id, ownerId, content, catalogue }: Save): Promise<LockedListing> {
  await lockSeller(trx, ownerId);
  const known = await lockListing(trx, id);
  if (!known) {
    if (!content.categoryId) throw new AppError('select_category_first', 400).on('categoryId');
    const category = findListingCategory(catalogue, content.categoryId);
    if ((await countDrafts(trx, ownerId)) >= MAX_DRAFTS)
      throw new AppError('draft_limit_reached', 409, { maximum: MAX_DRAFTS });
    const row = { id, owner_id: ownerId, category_id: category.id };
    // Taken by a deleted listing, or by somebody else's that is not his to know of.
    if (!(await insertDraft(trx, row))) throw new AppError('listing_not_found', 404);
  }
  const listing = known ?? (await lockListing(trx, id));
  if (!listing || !(await isWithinReach(trx, listing, ownerId))) throw new AppError('listing_not_found', 404);
  return listing;
}

function assertEditable(listing: LockedListing, open: RevisionRow | undefined, reopen: boolean): void {
  if (!EDITABLE.includes(listing.status)) throw new AppError('listing_not_editable', 409);
  const isInReview = listing.status === 'pending' || open?.state === 'pending';
  if (isInReview && !reopen) throw new AppError('listing_in_review', 409);
}

/** Before it was handed in the first time, a draft may still move to another category; so may what is stuck in a hidden one. */
async function saveCategory(
  trx: Db,
  listing: LockedListing,
  content: DraftContent,
  catalogue: Catalogue,
): Promise<void> {
  if (!content.categoryId) return;
  if (await isSameCategory(trx, catalogue, content.categoryId, listing.category_id)) return;
  if (!mayChangeCategory(catalogue, listing)) throw new AppError('category_fixed', 400).on('categoryId');
  const { id, propertyType: property_type } = findListingCategory(catalogue, content.categoryId);
  const category_id = await categoryNow(trx, id);
  await trx('listings').where({ id: listing.id }).update({ category_id, property_type });
}

/** Throws away a draft; of a published listing only the open change. @throws AppError listing_not_found (404) */
export function discardDraft(db: Db, { id, ownerId }: { id: string; ownerId: string }): Promise<void> {
  return db.transaction(async (trx) => {
    const listing = await lockOwnListing(trx, id, ownerId);
    const open = await openRevision(trx, id);
    const isNew = listing.published_at === null;
    if (!open && !isNew) throw new AppError('listing_not_found', 404);
    if (open) {
      await trx('listing_revisions')
        .where({ id: open.id })
        .update({ state: 'withdrawn', decided_at: trx.raw('app_now()') });
      await dropRevisionMedia(trx, id);
    }
    if (isNew)
      await trx('listings')
        .where({ id })
        .update({ status: 'archived', deleted_at: trx.raw('app_now()') });
  });
}
