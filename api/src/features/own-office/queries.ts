import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

export type OwnOfficeRow = Pick<
  tables.OfficeRow,
  | 'id'
  | 'slug'
  | 'name_ar'
  | 'name_en'
  | 'description_ar'
  | 'description_en'
  | 'city_id'
  | 'address'
  | 'website'
  | 'email'
  | 'phone'
  | 'languages'
  | 'logo_image_id'
  | 'is_verified'
  | 'is_premium'
  | 'version'
> &
  Pick<tables.OfficeMemberRow, 'role'>;

/** The office a person works for, and as what. */
export async function officeOfMember(db: Db, userId: string): Promise<OwnOfficeRow | undefined> {
  const { rows } = await db.raw<{ rows: OwnOfficeRow[] }>(
    `select o.id, o.slug, o.name_ar, o.name_en, o.description_ar, o.description_en, o.city_id, o.address, o.website, o.email,
       o.phone, o.languages, o.logo_image_id, o.is_verified, o.is_premium, o.version, m.role
     from office_members m join offices o on o.id = m.office_id
     where m.user_id = ? and o.status = 'approved'`,
    [userId],
  );
  return rows[0];
}
