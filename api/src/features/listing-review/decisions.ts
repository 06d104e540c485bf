import type { Db, ListingDecisionRow } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';

/** So long an administrator may take a decision back; only then its owner is told. */
export const TAKE_BACK_SECONDS = 10;

/** Columns the database computes: they follow from the others. */
const COMPUTED = '{point,public_point,lng,lat,tile_x,tile_y}';
/** A listing's row as JSON that `jsonb_populate_record` reads back to the last digit. */
export const ROW = `(to_jsonb(l) - '${COMPUTED}'::text[]) || jsonb_build_object('point', encode(st_asewkb(l.point), 'hex'))`;

/** A listing with its photos and its video as they are now, as JSON. */
export async function snapshot(trx: Db, listingId: string): Promise<string> {
  const { rows } = await trx.raw<{ rows: { before: string }[] }>(
    `select jsonb_build_object(
       'listing', ${ROW},
       'listing_media', (select coalesce(jsonb_agg(m), '[]') from listing_media m where m.listing_id = l.id),
       'listing_revision_media',
         (select coalesce(jsonb_agg(m), '[]') from listing_revision_media m where m.listing_id = l.id),
       'listing_videos', (select coalesce(jsonb_agg(v), '[]') from listing_videos v where v.listing_id = l.id)
     )::text as before
     from listings l where l.id = ?`,
    [listingId],
  );
  return rows[0]?.before ?? '{}';
}

type NewDecision = Pick<
  ListingDecisionRow,
  'listing_id' | 'revision_id' | 'version' | 'decision' | 'is_change' | 'decided_by'
>;

/** Notes a decision with what there was before, and has its owner told once the time to take it back is over. */
export async function noteDecision(trx: Db, decision: NewDecision, before: string): Promise<void> {
  const { listing_id: listingId } = decision;
  await trx('listing_decisions').insert({
    ...decision,
    before,
    listing_updated_at: trx.raw('(select updated_at from listings where id = ?)', [listingId]),
  });
  // A second more: the job's clock and the database's are two.
  await enqueue(trx, 'decision_news', {}, (TAKE_BACK_SECONDS + 1) * 1000);
}

export type LastDecision = Pick<
  ListingDecisionRow,
  'id' | 'revision_id' | 'version' | 'decision' | 'is_change' | 'decided_by' | 'tell_at'
> & {
  /** Nobody has been told, and nothing has changed since. */
  is_open: boolean;
};

/** The newest decision on a listing. */
export async function lastDecision(db: Db, listingId: string, lock: '' | 'for update of d' = '') {
  const { rows } = await db.raw<{ rows: LastDecision[] }>(
    `select d.id, d.revision_id, d.version, d.decision, d.is_change, d.decided_by, d.tell_at,
       d.told_at is null and d.taken_back_at is null and d.tell_at > app_now()
         and d.listing_updated_at is not distinct from l.updated_at as is_open
     from listing_decisions d join listings l on l.id = d.listing_id
     where d.listing_id = ? order by d.id desc limit 1 ${lock}`,
    [listingId],
  );
  return rows[0];
}
