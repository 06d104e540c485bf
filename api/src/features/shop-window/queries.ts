import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

interface OwnOffer {
  owner_phone: string | null;
  office: Pick<tables.OfficeRow, 'name_ar' | 'name_en' | 'phone' | 'logo_image_id'> | null;
}

/** Who offers a listing; undefined where it is neither the caller's nor their office's. */
export async function ownOffer(db: Db, { id, userId }: { id: string; userId: string }): Promise<OwnOffer | undefined> {
  const { rows } = await db.raw<{ rows: OwnOffer[] }>(
    `select u.phone as owner_phone, case when o.id is not null then json_build_object('name_ar', o.name_ar, 'name_en', o.name_en,
       'phone', o.phone, 'logo_image_id', o.logo_image_id) end as office
     from listings l join users u on u.id = l.owner_id left join offices o on o.id = l.office_id and o.status = 'approved'
     where l.id = :id and l.deleted_at is null and (l.owner_id = :userId
       or exists (select from office_members m where m.user_id = :userId and m.office_id = l.office_id))`,
    { id, userId },
  );
  return rows[0];
}

export type ShownOffice = Pick<
  tables.OfficeRow,
  'id' | 'slug' | 'name_ar' | 'name_en' | 'phone' | 'logo_image_id' | 'is_verified' | 'city_id' | 'address'
> & {
  listings: number;
  /** Main photos of its newest public listings. */
  photos: string[];
};

/** The office a person works for, as its page shows it. */
export async function shownOffice(db: Db, userId: string, photos: number): Promise<ShownOffice | undefined> {
  const { rows } = await db.raw<{ rows: ShownOffice[] }>(
    `select o.id, o.slug, o.name_ar, o.name_en, o.phone, o.logo_image_id, o.is_verified, o.city_id, o.address,
       (select count(*)::int from search_listing s where s.office_id = o.id) as listings,
       array(select s.images[1] from search_listing s where s.office_id = o.id and s.images is not null
         order by s.published_at desc limit :photos) as photos
     from office_members m join offices o on o.id = m.office_id
     where m.user_id = :userId and o.status = 'approved'`,
    { userId, photos },
  );
  return rows[0];
}
