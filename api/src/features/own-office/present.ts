import type { Db } from '@diyar/db';
import { type Catalogue, nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { hasAll } from '#rules/office-roles.ts';
import { areasOf, hoursOf, presentAreas } from '../offices/index.ts';
import type { OwnOffice } from './contract.ts';
import { officeOfMember } from './queries.ts';

/** @throws AppError office_not_found (404) for who works for none */
export async function ownOffice(
  db: Db,
  { userId, catalogue, lang }: { userId: string; catalogue: Catalogue; lang: Lang },
): Promise<OwnOffice> {
  const row = await officeOfMember(db, userId);
  if (!row) throw new AppError('office_not_found', 404);
  const [hours, areas] = await Promise.all([hoursOf(db, row.id), areasOf(db, row.id)]);
  const city = catalogue.places.byId(row.city_id);
  const named = (place: typeof city | null) => ({ key: place?.key ?? '', name: place ? nameOf(place, lang) : '' });
  return {
    id: row.id,
    slug: row.slug,
    name: row.name_ar,
    nameEn: row.name_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    province: named(city?.parent),
    city: named(city),
    address: row.address,
    website: row.website,
    email: row.email,
    phone: row.phone,
    hours,
    languages: row.languages as OwnOffice['languages'],
    areas: presentAreas(areas, catalogue, lang),
    logo: row.logo_image_id,
    verified: row.is_verified,
    premium: row.is_premium,
    mayManage: hasAll(row.role, 'team'),
    version: row.version,
  };
}
