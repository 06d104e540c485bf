import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { listingPath } from '#lib/listing-path.ts';
import type { Reach } from '#rules/office-roles.ts';
import { EDITABLE, ownerChoices, presentRejection } from '../listings/index.ts';
import type { MyListing } from './contract.ts';
import type { MyListingRow } from './queries.ts';

export interface Viewer {
  userId: string;
  lang: Lang;
  office: { officeId: string; reach: Reach } | null;
}

export function presentMine(
  row: MyListingRow,
  { places, categories }: Catalogue,
  { userId, office, lang }: Viewer,
): MyListing {
  const category = categories.kept(row.category_id);
  const place = places.byId(row.neighborhood_id ?? '') ?? places.byId(row.city_id ?? '');
  const rejection =
    row.revision_state === 'rejected' ? presentRejection(row.rejection_codes ?? [], row.rejection_text, lang) : null;
  const isChange = row.published_at !== null;
  const isKept = isChange && office?.reach === 'drafts';
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    title: lang === 'ar' ? (row.title_ar ?? row.title_en) : (row.title_en ?? row.title_ar),
    category: { key: category?.slug ?? '', name: category ? nameOf(category, lang) : '' },
    transactionType: row.transaction_type,
    price: {
      kind: row.price_kind,
      amount: row.price_cents === null ? null : row.price_cents / 100,
      period: row.price_period,
      negotiable: row.is_negotiable,
      original: row.price_original === null ? null : { currency: row.price_currency, amount: row.price_original },
    },
    place: place ? nameOf(place, lang) : null,
    image: row.image_id && row.image_color ? { id: row.image_id, color: row.image_color } : null,
    imageCount: row.image_count,
    views: row.views,
    viewsLeftOut: row.views_left_out,
    reveals: row.reveals,
    saves: row.saves,
    priority: row.own_priority,
    isCategoryShown: category?.isShown ?? false,
    path:
      row.status === 'active' && category?.isShown && row.transaction_type && place
        ? listingPath({
            id: row.id,
            category: category.slug,
            transactionType: row.transaction_type,
            placeKey: place.key,
          })
        : null,
    rejection: isChange ? null : rejection,
    suspensionReason: row.status === 'suspended' ? row.suspension_reason : null,
    change: isChange && row.revision_state ? { state: row.revision_state, rejection } : null,
    appeal: row.appeal,
    asksConfirmation: row.asks_confirmation ?? false,
    allowedStatuses: isKept ? [] : ownerChoices(row),
    canEdit: EDITABLE.includes(row.status),
    colleague: row.owner_id === userId ? null : { id: row.owner_id, name: row.owner_name },
    isOfOffice: row.office_id !== null && row.office_id === office?.officeId,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
