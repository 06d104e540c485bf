import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { listingPath } from '#lib/listing-path.ts';
import { type FormRow, formRow, openRevision } from '../listing-form/index.ts';
import { photosIn, presentMedia, readMedia } from '../listing-media/index.ts';
import { presentRejection } from '../listings/index.ts';
import type { ReviewDetail } from './contract.ts';
import { lastDecision } from './decisions.ts';
import { compare } from './fields.ts';
import { photoCopies } from './photo-copies.ts';
import { historyOf, ownerOf, PROMISED_HOURS } from './queries.ts';
import { risksOf } from './risks/risks-of.ts';
import { columnsOf } from './waiting.ts';

interface Reader {
  catalogue: Catalogue;
  lang: Lang;
  /** The administrator who reads it. */
  readerId: string;
}

/** A listing as an administrator needs it: what is new, its owner, what rules found. @throws AppError listing_not_found */
export async function reviewDetail(db: Db, id: string, { catalogue, lang, readerId }: Reader): Promise<ReviewDetail> {
  const row = await formRow(db, id);
  const category = row && catalogue.categories.kept(row.category_id);
  if (!row || !category) throw new AppError('listing_not_found', 404);
  const open = await openRevision(db, id);
  const isChange = row.published_at !== null;
  const waits = open?.state === 'pending';
  const submittedAt = waits ? open.submitted_at : null;

  const side = sideOf(row);
  const changed =
    isChange && open && Object.keys(open.content).length > 0
      ? (await columnsOf(db, { categoryId: row.category_id, content: open.content, catalogue })).columns
      : undefined;
  const after = changed ? { ...changed, at: changed.point } : side;
  const columns = changed ?? row;
  const [media, publicRows, owner, history, decision] = await Promise.all([
    readMedia(db, id, row.owner_id),
    isChange ? photosIn(db, 'listing_media', id) : [],
    ownerOf(db, row.owner_id),
    historyOf(db, id),
    lastDecision(db, id),
  ]);
  const photoIds = media.photos.map((photo) => photo.id);
  const copies = await photoCopies(db, id, photoIds, lang);
  const risks = await risksOf(
    db,
    { listingId: id, ownerId: row.owner_id, ownerDays: owner.days, categoryId: row.category_id, columns, copies },
    lang,
  );
  const publicPhotos = presentMedia(publicRows, undefined).photos;
  const place = catalogue.places.byId(row.neighborhood_id ?? '') ?? catalogue.places.byId(row.city_id ?? '');
  const title = lang === 'ar' ? (after.title_ar ?? after.title_en) : (after.title_en ?? after.title_ar);
  return {
    id,
    code: row.code,
    status: row.status,
    version: waits ? open.version : null,
    isChange,
    isCategoryShown: category.isShown,
    title: title ?? '',
    path:
      row.status === 'active' && category.isShown && row.transaction_type && place
        ? listingPath({ id, category: category.slug, transactionType: row.transaction_type, placeKey: place.key })
        : null,
    submittedAt: submittedAt?.toISOString() ?? null,
    dueAt: submittedAt ? new Date(submittedAt.getTime() + PROMISED_HOURS * 3_600_000).toISOString() : null,
    undoUntil: decision?.is_open && decision.decided_by === readerId ? decision.tell_at.toISOString() : null,
    fields: compare(isChange ? side : null, after, { category, catalogue, lang }),
    images: media.photos.map((photo) => ({
      ...photo,
      ...(copies.get(photo.id) ?? { isRepeated: false, copies: [] }),
      isNew: isChange && !publicPhotos.some(({ id }) => id === photo.id),
    })),
    removedImages: publicPhotos.filter((photo) => !media.photos.some(({ id }) => id === photo.id)),
    video: media.video,
    point: after.at && { ...after.at, approximate: after.is_approximate },
    risks,
    owner: {
      id: owner.id,
      name: owner.name,
      type: owner.account_type,
      email: owner.email,
      phone: owner.phone,
      listings: owner.listings,
      rejected: owner.rejected,
      since: owner.created_at.toISOString(),
    },
    rejection: open?.state === 'rejected' ? presentRejection(open.rejection_codes, open.rejection_text, lang) : null,
    history,
  };
}

const sideOf = (row: FormRow) => ({
  ...row,
  at: row.exact_lng !== null && row.exact_lat !== null ? { lng: row.exact_lng, lat: row.exact_lat } : null,
});
