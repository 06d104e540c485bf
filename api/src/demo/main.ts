import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Db } from '@diyar/db';
// Receipts name what was bought in the words of the features that sell it.
import '#features.ts';
import { refreshPlacePrices } from '#features/places/index.ts';
import { localImageStore, mediaFiles } from '#lib/images/index.ts';
import { seedContacts } from './contacts.ts';
import { seedCredits } from './credits.ts';
import { seedDesks } from './desks.ts';
import { generateListings } from './generate.ts';
import { illustrate } from './illustrate.ts';
import { seedOfficeLife } from './office-life.ts';
import { attachPapers } from './office-papers.ts';
import { seedPayees } from './payees.ts';
import { shareHomes } from './shared-homes.ts';
import { seedSubscriptions } from './subscriptions.ts';

// npm run demo                       8,000 listings, as `npm start` makes them
// npm run demo -- --count 1000000    for load tests
// npm run demo -- --photos           hangs pictures on the demo's listings and offices that have none
const { values } = parseArgs({ options: { count: { type: 'string' }, photos: { type: 'boolean', default: false } } });
const count = Number(values.count ?? (values.photos ? 0 : 8_000));
const url = process.env.DATABASE_URL;
if (!url || !Number.isInteger(count) || count < 0) {
  console.error('usage: npm run demo -- --count 8000 | --photos   (DATABASE_URL must be set)');
  process.exit(1);
}

/** Days of the past are the owner role's to write; without it the demo has no history of money. */
async function withOwner(work: (owner: Db) => Promise<void>): Promise<void> {
  const ownerUrl = process.env.DATABASE_OWNER_URL;
  if (!ownerUrl) return;
  const owner = connect(ownerUrl, { name: 'diyar-demo-owner', max: 1, statementTimeout: 0 });
  await work(owner).finally(() => owner.destroy());
}

/** So few have their medians on the first page that is opened; a million is left to the worker, five minutes later. */
const PRICED_AT_ONCE = 50_000;

const db = connect(url, { name: 'diyar-demo', max: 3, statementTimeout: 0 });
const started = Date.now();
const bar = (done: number) => {
  const share = done / count;
  const line = `demo listings ${'█'.repeat(Math.round(share * 30)).padEnd(30, '░')} ${done.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (done === count || done % 100_000 === 0) console.log(line);
};
try {
  if (count > 0) {
    await generateListings(db, count, bar);
    await seedContacts(db);
    await seedOfficeLife(db);
    await seedDesks(db);
    await withOwner(async (owner) => {
      await seedCredits(owner);
      await seedPayees(owner);
      await seedSubscriptions(owner);
    });
    if (count <= PRICED_AT_ONCE) await refreshPlacePrices(db);
    console.log(
      `${process.stdout.isTTY ? '\n' : ''}demo listings are there (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  if (values.photos) {
    const dataDir = resolve(process.env.DATA_DIR ?? '.data');
    const store = localImageStore(dataDir);
    try {
      console.log(await illustrate(db, store));
      await shareHomes(db, store);
      await attachPapers(db, mediaFiles({ dataDir, objectStore: null }).documents);
    } finally {
      store.close();
    }
  }
} finally {
  await db.destroy();
}
