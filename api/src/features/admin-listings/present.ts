import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { listingPath } from '#lib/listing-path.ts';
import type { AdminListing } from './contract.ts';
import type { AdminListingRow } from './queries.ts';

export function presentListing(row: AdminListingRow, { categories, places }: Catalogue, lang: Lang): AdminListing {
  const { id, status, transaction_type: transactionType } = row;
  const category = categories.kept(row.category_id);
  const place = places.byId(row.neighborhood_id ?? '') ?? places.byId(row.city_id ?? '');
  const isPublic = status === 'active' && category?.isShown && place && transactionType;
  return {
    id,
    code: row.code,
    status,
    title: row.title,
    transactionType,
    category: { key: category?.slug ?? '', name: category ? nameOf(category, lang) : '' },
    place: place ? nameOf(place, lang) : null,
    price: row.price_cents === null ? null : row.price_cents / 100,
    image: row.image_id && row.image_color ? { id: row.image_id, color: row.image_color } : null,
    owner: { id: row.owner_id, name: row.owner_name, type: row.owner_type },
    office: row.office_id && row.office_name ? { id: row.office_id, name: row.office_name } : null,
    isWaiting: row.is_waiting,
    openReports: row.open_reports,
    featuredUntil: row.featured_until?.toISOString() ?? null,
    path: isPublic ? listingPath({ id, category: category.slug, transactionType, placeKey: place.key }) : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
