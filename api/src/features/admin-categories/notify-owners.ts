import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { mayBeTold } from '#lib/standing/questions.ts';
import { type Note, notifyAll } from '../notifications/index.ts';

const BATCH = 500;

type News = Pick<tables.CategoryNewsRow, 'owner_id' | 'kind' | 'former_ar' | 'former_en' | 'listings'> &
  Pick<tables.CategoryRow, 'name_ar' | 'name_en'>;

/**
 * Tells owners that a category of theirs is hidden, shown again or merged (`note_category_news`, delete-category.ts), once for
 * all they have in it. Hidden and shown again since the last time, nothing happened.
 * @returns how many were told
 */
export async function notifyCategoryOwners(db: Db): Promise<number> {
  let all = 0;
  for (;;) {
    const { taken, told } = await db.transaction(notifySome);
    all += told;
    if (taken === 0) return all;
  }
}

async function notifySome(trx: Db): Promise<{ taken: number; told: number }> {
  const { rows } = await trx.raw<{ rows: { taken: number; told: News[] | null }[] }>(TAKE, [BATCH]);
  const { taken = 0, told } = rows[0] ?? {};
  await notifyAll(trx, (told ?? []).map(noteOf));
  return { taken, told: told?.length ?? 0 };
}

function noteOf({ owner_id, kind, former_ar, former_en, listings: count, name_ar, name_en }: News): Note {
  const note = { userId: owner_id, type: 'listing', url: '/dashboard/properties' } as const;
  const names = { nameAr: name_ar, nameEn: name_en };
  if (kind === 'hidden') return { ...note, kind: 'category_hidden', parameters: { ...names, count } };
  if (kind === 'shown') return { ...note, kind: 'category_shown', parameters: { ...names, count } };
  const former = { formerAr: former_ar ?? '', formerEn: former_en ?? '' };
  return { ...note, kind: 'category_merged', parameters: { ...names, ...former, count } };
}

/** All news of some pairs of owner and category; what undid itself is taken and not told. */
const TAKE = `
  with pairs as (select distinct owner_id, category_id from category_news order by owner_id, category_id limit ?),
  taken as (delete from category_news n using pairs p
    where n.owner_id = p.owner_id and n.category_id = p.category_id returning n.*),
  turned as (
    select distinct on (owner_id, category_id) *,
      count(*) over (partition by owner_id, category_id) as turns
    from taken where kind <> 'merged' order by owner_id, category_id, id desc),
  told as (
    select n.owner_id, n.kind, n.former_ar, n.former_en, n.listings, c.name_ar, c.name_en
    from (
      select id, owner_id, category_id, kind, former_ar, former_en, listings from turned where turns % 2 = 1
      union all
      select id, owner_id, category_id, kind, former_ar, former_en, listings from taken where kind = 'merged') n
      join categories c on c.id = n.category_id join users u on u.id = n.owner_id
    where ${mayBeTold('u')} order by n.id)
  select (select count(*)::int from taken) as taken, (select json_agg(told) from told) as told`;
