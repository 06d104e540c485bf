import { connect } from '@diyar/db';
import { rowOf } from '@diyar/db/row-of';
import { aListing, aUser } from '@diyar/indexer/testing';
import { insertListings } from '../lib/insert-listings.ts';
import { measureLag } from '../lib/lag.ts';
import { percentile, scenario } from '../lib/report.ts';
import { openStack, verdict } from '../lib/stack.ts';

const HELD_S = Number(process.env.SECONDS ?? 60);

await scenario(
  'R3',
  `write transactions held open for ${HELD_S} s, and fan-outs in opposite orders`,
  async (report) => {
    const stack = await openStack();
    const { db, databaseUrl, owner } = stack;
    const { rows } = await owner.raw<{ rows: [{ name: string }] }>('select current_database() as name');
    const elsewhereName = `${rows[0].name}_elsewhere`;
    await owner.raw('create database ??', [elsewhereName]);
    const elsewhereUrl = new URL(process.env.TEST_DATABASE_OWNER_URL ?? databaseUrl);
    elsewhereUrl.pathname = `/${elsewhereName}`;
    const elsewhere = connect(elsewhereUrl.href, { name: 'diyar-faults', max: 1 });
    try {
      stack.startIndexer();
      await insertListings(db, 1_000);
      await stack.settled();
      const ids: string[] = (await db('listings').orderBy('id').limit(203).select('id')).map(({ id }) => id);
      const [held, free] = [ids.slice(0, 3), ids.slice(3)];

      await elsewhere.raw('create table held (x int)');
      const foreign = await elsewhere.transaction();
      await foreign.raw('insert into held values (1)');
      // Marks that exist already, committed, and are then changed and kept.
      await db('listings').whereIn('id', held).update({ price_cents: 100 });
      const ours = await db.transaction();
      await ours('listings').whereIn('id', held).update({ price_cents: 200 });

      const lags = await measureLag(stack, free, { perSecond: 20, seconds: HELD_S });
      await Promise.all([foreign.commit(), ours.commit()]);
      const p99 = percentile(lags, 0.99);
      report.check('lag of all others p99 < 2 s', p99 < 2_000, { edits: lags.length, p50: percentile(lags, 0.5), p99 });

      const deadlocks = await fanOuts(db);
      report.check('no deadlock between 400 fan-outs over the same listings', deadlocks === 0, { deadlocks });
      await stack.settled();
      const { passed, figure } = verdict(await stack.compare());
      report.check('index equals database', passed, figure);
    } finally {
      await elsewhere.destroy();
      await owner.raw('drop database ?? with (force)', [elsewhereName]);
      await stack.close();
    }
  },
);

/** An office renamed and its owner suspended at once, over the same 200 listings: one statement each, by other indexes. */
async function fanOuts(db: Parameters<typeof aUser>[0]): Promise<number> {
  const city = await rowOf(db('locations').where({ kind: 'city', key: 'damascus' }).first('id'));
  const office = { slug: 'shared-office', name_ar: 'مكتب مشترك', name_en: 'Shared office', city_id: city.id };
  const { id: office_id } = await rowOf(db('offices').insert(office).returning('id'));
  const owner_id = await aUser(db);
  for (let i = 0; i < 200; i++) await aListing(db, { owner_id, office_id });
  let deadlocks = 0;
  const guarded = async (work: () => Promise<unknown>) => {
    for (let i = 0; i < 200; i++) {
      await work().catch((error) => {
        if (error.code !== '40P01') throw error;
        deadlocks++;
      });
    }
  };
  await Promise.all([
    guarded(() =>
      db('offices')
        .where({ id: office_id })
        .update({ name_en: `Shared office ${Math.random()}` }),
    ),
    guarded(() =>
      db('users')
        .where({ id: owner_id })
        .update({ suspended_until: new Date(Date.now() - Math.random() * 1e9) }),
    ),
  ]);
  return deadlocks;
}
