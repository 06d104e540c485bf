import type { Db } from '@diyar/db';

/** What may differ between two offers of one home: a tape measure, a commission, a pin. */
const AREA_SHARE = 0.03;
const PRICE_SHARE = 0.1;
const METRES = 300;
/** A blurred point's own circle: so far from the exact one is what everybody sees of an approximate home. */
const METRES_BLURRED = 500;
/** Bits of 64 in which two hashes of one photo may differ, as for the reviewers' mark. */
const MAX_DIFFERENCE = 6;
/** Changes of so long are looked at; the job runs each quarter of an hour. */
const SINCE = '1 day';
/** Two runs at once would find one home twice. */
const LOCK = 'same-homes';

type Scope = { listingId: string } | { all: true } | { recent: true };

/**
 * Finds homes that several offices offer: of one category, deal and place, nearly the same area and price, a stone's throw
 * apart, with a photo in common. Everybody sees the outcome, so approximate homes are compared by their public points: an
 * offer placed here and there would feel for the house otherwise. Listings that left view, or that a moderator told apart, are no part of a home.
 * @returns how many listings joined one
 */
export const recogniseHomes = (db: Db, scope: Scope = { recent: true }): Promise<number> =>
  db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [LOCK]);
    await leaveHomes(trx);
    let joined = 0;
    for (const pair of await alikeTo(trx, scope)) if (await join(trx, pair)) joined++;
    return joined;
  });

/** Members whose listing is public no more or is like none of the others, and homes of one. */
export async function leaveHomes(trx: Db): Promise<void> {
  await trx.raw(
    `delete from home_members m using listings l
     where l.id = m.listing_id and (l.status <> 'active' or l.deleted_at is not null or l.office_id is null)`,
  );
  // Another deal, price or place, or without the photo: told apart by what told them one.
  await trx.raw(
    `with alike as (${alike('l.id in (select listing_id from home_members)')})
     delete from home_members m where not exists (
       select from alike p join home_members o on o.listing_id in (p.a, p.b) and o.listing_id <> m.listing_id
       where m.listing_id in (p.a, p.b) and o.home_id = m.home_id)`,
  );
  await trx.raw(
    `delete from home_members where home_id in (select home_id from home_members group by home_id having count(*) = 1)`,
  );
}

interface Pair {
  a: string;
  b: string;
}

/** SQL: pairs of listings (`a` before `b`) that are one home, the first of which `l` fits a condition. */
const alike = (which: string) => `with mine as (
       select l.* from listings l join categories c on c.id = l.category_id
       where l.status = 'active' and l.deleted_at is null and l.office_id is not null and c.property_type is not null
         and l.area is not null and l.price_cents is not null and l.public_point is not null and ${which})
     select distinct least(mine.id, other.id) as a, greatest(mine.id, other.id) as b
     from mine
       join listing_media m on m.listing_id = mine.id join images photo on photo.id = m.image_id and not photo.is_stock
       join lateral (
         select id from images where sha256 = photo.sha256 and not is_stock
         union
         select id from images where dhash_bands && photo.dhash_bands and not is_stock
           and bit_count(dhash # photo.dhash) <= ${MAX_DIFFERENCE}) same on true
       join listing_media om on om.image_id = same.id
       join listings other on other.id = om.listing_id
     where other.id <> mine.id and other.status = 'active' and other.deleted_at is null
       and other.office_id <> mine.office_id and other.category_id = mine.category_id
       and other.transaction_type = mine.transaction_type and other.city_id = mine.city_id
       and other.neighborhood_id is not distinct from mine.neighborhood_id
       and abs(other.area - mine.area) <= ${AREA_SHARE} * mine.area
       and abs(other.price_cents - mine.price_cents) <= ${PRICE_SHARE} * mine.price_cents
       and st_dwithin(other.public_point::geography, mine.public_point::geography,
         case when mine.is_approximate or other.is_approximate then ${METRES_BLURRED} else ${METRES} end)`;

async function alikeTo(trx: Db, scope: Scope): Promise<Pair[]> {
  const which =
    'listingId' in scope
      ? 'l.id = :listingId'
      : 'all' in scope
        ? 'true'
        : `l.updated_at > app_now() - interval '${SINCE}'`;
  const { rows } = await trx.raw<{ rows: Pair[] }>(
    `${alike(which)}
     order by 1, 2`,
    'listingId' in scope ? { listingId: scope.listingId } : {},
  );
  return rows;
}

/** Puts two listings into one home, unless a moderator told any of its members apart. @returns whether one joined */
async function join(trx: Db, { a, b }: Pair): Promise<boolean> {
  const homes = await trx('home_members').whereIn('listing_id', [a, b]);
  const homeOf = (id: string) => homes.find((member) => member.listing_id === id)?.home_id;
  const [homeA, homeB] = [homeOf(a), homeOf(b)];
  if (homeA !== undefined && homeA === homeB) return false;
  const home = homeA ?? homeB ?? a;
  const members = async (id: string, own: string | undefined): Promise<string[]> =>
    own ? trx('home_members').where({ home_id: own }).pluck('listing_id') : [id];
  const left = await members(a, homeA);
  const right = await members(b, homeB);
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select from distinct_homes where (listing_a = any(cast(:left as uuid[])) and listing_b = any(cast(:right as uuid[])))
       or (listing_a = any(cast(:right as uuid[])) and listing_b = any(cast(:left as uuid[]))) limit 1`,
    { left, right },
  );
  if (rows.length > 0) return false;
  await trx('home_members')
    .insert([...left, ...right].map((listing_id) => ({ listing_id, home_id: home })))
    .onConflict('listing_id')
    .merge(['home_id']);
  return true;
}
