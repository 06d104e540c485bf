import type { Db } from '@diyar/db';
import { loadCategories } from '#lib/catalogue/categories.ts';
import { loadPlaces } from '#lib/catalogue/places.ts';
import { seedBoosts } from './boosts.ts';
import { type Cell, copyRows } from './copy-rows.ts';
import { handInDemo } from './hand-in.ts';
import { LISTING_COLUMNS, listingId, listingMaker } from './make-listing.ts';
import { seedPeople } from './people.ts';
import { spots } from './places.ts';
import { random } from './random.ts';

const BATCH = 5_000;

/**
 * Writes `count` demo listings with their sellers. A batch is one transaction, and a batch that is there is passed over:
 * a run that was killed goes on where it stopped, a second run writes nothing.
 */
export async function generateListings(
  db: Db,
  count: number,
  onProgress: (done: number) => void,
  now = new Date(),
): Promise<void> {
  const [places, categories] = await Promise.all([loadPlaces(db), loadCategories(db)]);
  const people = await seedPeople(db, places, count);
  const maker = listingMaker(categories, people, await spots(db, places), now);
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(from + BATCH, count);
    if (!(await isThere(db, to - 1))) await writeBatch(db, maker.row, await firstMissing(db, from, to), to);
    onProgress(to);
  }
  await handInDemo(db);
}

const isThere = async (db: Db, n: number) =>
  (await db('listings')
    .where({ id: listingId(n) })
    .first('id')) !== undefined;

/** A smaller run may have left a batch half full: it ends where that run's count ended. */
async function firstMissing(db: Db, from: number, to: number): Promise<number> {
  if (!(await isThere(db, from))) return from;
  let low = from;
  let high = to - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (await isThere(db, middle)) low = middle;
    else high = middle;
  }
  return high;
}

const writeBatch = (db: Db, row: (n: number) => Cell[], from: number, to: number) =>
  db.transaction(async (trx) => {
    function* rows() {
      for (let n = from; n < to; n++) yield row(n);
    }
    await copyRows(trx, 'listings', LISTING_COLUMNS, rows());
    function* stats(): Generator<Cell[]> {
      for (let n = from; n < to; n++) {
        const source = random(41, n);
        const views = Math.floor(source.next() ** 3 * 2_000);
        yield [listingId(n), views, Math.floor(views * source.next() * 0.06), Math.floor(views * source.next() * 0.03)];
      }
    }
    await seedBoosts(trx, from, to);
    await copyRows(trx, 'listing_stats', ['listing_id', 'views', 'reveals', 'saves'], stats());
  });
