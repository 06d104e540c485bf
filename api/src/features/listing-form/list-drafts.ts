import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';

export type DraftListRow = Pick<tables.ListingRow, 'id' | 'title_ar' | 'title_en' | 'category_id'> &
  Pick<tables.ListingRevisionRow, 'version' | 'updated_at'> & {
    state: Exclude<tables.ListingRevisionRow['state'], 'approved' | 'withdrawn'>;
    is_change: boolean;
    image_id: string | null;
    image_color: string | null;
    total: number;
  };

/** Drafts: begun and not handed in: new listings and changes, the last touched first. */
export async function draftsOf(db: Db, ownerId: string, limit: number, offset: number): Promise<DraftListRow[]> {
  const { rows } = await db.raw<{ rows: DraftListRow[] }>(
    `select l.id, r.version, r.state, l.published_at is not null as is_change, l.category_id, r.updated_at,
       coalesce(nullif(r.content->>'titleAr', ''), l.title_ar) as title_ar,
       coalesce(nullif(r.content->>'titleEn', ''), nullif(r.content->>'title', ''), l.title_en) as title_en,
       m.image_id, i.color as image_color, count(*) over ()::int as total
     from listings l join listing_revisions r on r.listing_id = l.id and r.state in ('draft', 'rejected')
       left join lateral (
         select image_id from (
           select image_id, is_main, position, 0 as later from listing_revision_media where listing_id = l.id and r.has_own_media
           union all
           select image_id, is_main, position, 1 from listing_media where listing_id = l.id and not r.has_own_media) own
         order by is_main desc, position limit 1) m on true
       left join images i on i.id = m.image_id
     where l.owner_id = ? and l.deleted_at is null and l.status <> 'archived'
     order by r.updated_at desc, l.id limit ? offset ?`,
    [ownerId, limit, offset],
  );
  return rows;
}
