import { randomUUID } from 'node:crypto';
import type { Db } from '@diyar/db';
import { type Catalogue, type CategoryFact, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { missingFiles, type NamedFiles, readMedia } from '../listing-media/index.ts';
import { EDITABLE, type LockedListing, lockListing, moveListing } from '../listings/index.ts';
import { assertMoreThanDrafts, isWithinReach, listingReachOf } from '../office-team/index.ts';
import { lockSeller } from '../quotas/index.ts';
import { type CheckedForm, checkForm, checkPhotos } from './check-form.ts';
import { assertNewest } from './conflict.ts';
import { phonesIn } from './contact-in-text.ts';
import type { FormValues, Submitted } from './contract.ts';
import { findListingCategory, isSameCategory, mayChangeCategory } from './find-category.ts';
import { collectErrors } from './form-errors.ts';
import { presentDraft } from './present-draft.ts';
import {
  formRow,
  hideExactPoint,
  insertDraft,
  openRevision,
  poundsPerDollar,
  saveRevision,
  writeColumns,
} from './queries.ts';
import { guardArea } from './usual-area.ts';
import { guardPrice } from './usual-price.ts';

export interface Publication {
  ownerId: string;
  /** Of the draft or listing; it makes a repeated sending harmless. */
  id?: string;
  /** A new one must name it; of an existing one it must be its own. */
  category?: string;
  /** `create` may be repeated: what was handed in before is answered again. */
  mode: 'create' | 'update';
  baseVersion: number | undefined;
  /** What the client shows as the listing's files; absent from a client that names none. */
  files?: NamedFiles;
  form: FormValues;
  catalogue: Catalogue;
  lang: Lang;
}

/**
 * Hands a form in for review: the one command behind both ways of creating and both of changing. A listing that was never
 * public waits as a whole; of a published one the change waits while the approved version stays.
 * @returns `isNew` false when this very listing had been handed in before
 * @throws ContractError (every error at once), AppError as the endpoints declare
 */
export function publish(db: Db, publication: Publication): Promise<{ listing: Submitted; isNew: boolean }> {
  const { ownerId, mode, form, catalogue, lang, baseVersion } = publication;
  // Without an id there can be no photos: the errors are said all the same, and nothing is kept.
  const id = publication.id ?? randomUUID();
  return db.transaction(async (trx) => {
    await lockSeller(trx, ownerId);
    await assertMoreThanDrafts(trx, ownerId);
    const { listing, category } = await claim(trx, id, publication);
    const open = await openRevision(trx, id);
    if (mode === 'create' && !isUnsent(listing))
      return { listing: answer(listing, listing.status, open?.version), isNew: false };
    if (!EDITABLE.includes(listing.status)) throw new AppError('listing_not_editable', 409);
    await assertNewest(open, baseVersion, async () => {
      const row = await formRow(trx, id);
      return row && { draft: await presentDraft(trx, row, catalogue, lang) };
    });

    const columns = await checked(trx, { listing, category, publication });
    const { title: _, description: __, ...rest } = form;
    // `title` means the language of this request; what is kept says which one it is.
    const texts = { titleAr: columns.title_ar, titleEn: columns.title_en };
    const descriptions = { descriptionAr: columns.description_ar, descriptionEn: columns.description_en };
    const content = { ...rest, ...texts, ...descriptions, categoryId: category.id };
    const revision = await saveRevision(trx, id, open, { content, state: 'pending' });
    const isChange = listing.published_at !== null;
    if (!isChange) {
      await writeColumns(trx, id, columns);
      if (listing.status !== 'pending') await moveListing(trx, listing, 'pending', 'owner');
    }
    if (!isChange) await claimFromAssistant(trx, listing, ownerId);
    if (isChange && columns.is_approximate) await hideExactPoint(trx, id);
    return { listing: answer(listing, isChange ? listing.status : 'pending', revision.version), isNew: true };
  });
}

const answer = ({ id, code, published_at }: LockedListing, status: string, version = 0): Submitted => ({
  id,
  code,
  status,
  isChange: published_at !== null,
  version,
});

/** Assistants cannot answer for what is public: the draft of one becomes the listing of whoever hands it in. */
async function claimFromAssistant(trx: Db, { id, owner_id }: LockedListing, ownerId: string): Promise<void> {
  if (owner_id === ownerId || (await listingReachOf(trx, owner_id))?.reach !== 'drafts') return;
  await trx('listings').where({ id }).update({ owner_id: ownerId });
}

const isUnsent = ({ status }: LockedListing) => status === 'draft' || status === 'rejected';

/** The listing, locked; a new one is begun. Somebody else's is as good as none. */
async function claim(
  trx: Db,
  id: string,
  { ownerId, category: ref, catalogue, mode }: Publication,
): Promise<{ listing: LockedListing; category: CategoryFact }> {
  const known = await lockListing(trx, id);
  if (known) {
    if (!(await isWithinReach(trx, known, ownerId))) throw new AppError('listing_not_found', 404);
    if (!ref || (await isSameCategory(trx, catalogue, ref, known.category_id))) {
      if (!catalogue.categories.find(known.category_id)) throw new AppError('category_not_shown', 409);
      return { listing: known, category: findListingCategory(catalogue, known.category_id) };
    }
    const category = findListingCategory(catalogue, ref);
    if (!mayChangeCategory(catalogue, known)) throw new AppError('category_fixed', 400).on('categoryId');
    const { id: category_id, propertyType: property_type } = category;
    await trx('listings').where({ id }).update({ category_id, property_type });
    return { listing: { ...known, category_id: category.id }, category };
  }
  if (mode === 'update') throw new AppError('listing_not_found', 404);
  if (!ref) throw new AppError('select_category_first', 400).on('categoryId');
  const category = findListingCategory(catalogue, ref);
  await insertDraft(trx, { id, owner_id: ownerId, category_id: category.id });
  const listing = await lockListing(trx, id);
  if (listing?.owner_id !== ownerId) throw new AppError('listing_not_found', 404);
  return { listing, category };
}

/** @throws AppError phone_in_text (409), the numbers as `data`: ask, then send without them, or with `keepNumber` */
function guardTexts({ title_ar, title_en, description_ar, description_en }: CheckedForm['columns']): void {
  const found = [title_ar, title_en, description_ar, description_en].flatMap((text) => (text ? phonesIn(text) : []));
  const [number] = found;
  if (number === undefined) return;
  throw new AppError('phone_in_text', 409, { number }).on('description').with({ found: [...new Set(found)] });
}

/** Checks that only the public face needs: nothing is thrown while a draft is saved. */
async function checked(
  trx: Db,
  { listing, category, publication }: { listing: LockedListing; category: CategoryFact; publication: Publication },
): Promise<CheckedForm['columns']> {
  const { form, files, catalogue, lang, ownerId } = publication;
  const errors = collectErrors();
  const perDollar = await poundsPerDollar(trx);
  const { columns, heldBy } = await checkForm(trx, form, { category, catalogue, perDollar, lang }, errors);
  const media = await readMedia(trx, listing.id, ownerId);
  const missing = files ? await missingFiles(trx, listing.id, media, files) : 0;
  if (missing > 0) errors.add('images', 'files_missing', { count: missing });
  checkPhotos(
    media.photos.map(({ id, isMain }) => ({ id, is_main: isMain })),
    errors,
  );
  errors.assertNone();
  if (columns.location_warning && !form.acceptLocation) {
    const place = heldBy ? nameOf(heldBy, lang) : '';
    throw new AppError(`location_other_${columns.location_warning}`, 409, { place }).on('latitude');
  }
  if (!form.keepNumber) guardTexts(columns);
  if (!form.confirmPrice) await guardPrice(trx, listing.category_id, columns);
  if (!form.confirmArea) await guardArea(trx, category, columns);
  return columns;
}
