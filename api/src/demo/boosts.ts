import type { Db } from '@diyar/db';
import { BOOST_DAYS, type BoostType } from '#rules/boosts.ts';
import { listingId } from './make-listing.ts';
import { random } from './random.ts';

const SHARE = 0.025;
const TYPES: readonly BoostType[] = ['featured', 'featured', 'featured', 'premium', 'urgent', 'highlight'];

/** Boosts of demo listings that run already, in the transaction that writes the listings numbered `from` up to `to`. */
export async function seedBoosts(trx: Db, from: number, to: number): Promise<void> {
  const [ids, types, days, hours]: [string[], string[], number[], number[]] = [[], [], [], []];
  for (let n = from; n < to; n++) {
    const source = random(71, n);
    if (!source.chance(SHARE)) continue;
    const term = source.pick(BOOST_DAYS);
    ids.push(listingId(n));
    types.push(source.pick(TYPES));
    days.push(term);
    hours.push(source.int(1, term * 24 - 24));
  }
  await trx.raw(
    `insert into boosts (listing_id, type, status, days, cents, starts_at, ends_at)
     select l.id, drawn.type, 'active', drawn.days, 0, drawn.start, drawn.start + drawn.days * interval '24 hours'
     from (
       select id, type, days, app_now() - hours * interval '1 hour' as start
       from unnest(cast(:ids as uuid[]), cast(:types as text[]), cast(:days as smallint[]), cast(:hours as integer[]))
         as d (id, type, days, hours)
     ) drawn join listings l on l.id = drawn.id and l.status = 'active'`,
    { ids, types, days, hours },
  );
}
