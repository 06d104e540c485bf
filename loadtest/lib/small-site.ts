import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from '@diyar/db';
import { LOADER } from '../../scripts/lib/loader.ts';
import { startApiProcess } from './api-process.ts';
import { insertListings } from './insert-listings.ts';
import { anyPort } from './private-engine.ts';
import { openStack } from './stack.ts';

const BUILD = fileURLToPath(new URL('../../api/src/cli/sitemap-build.ts', import.meta.url));

export interface SmallSite {
  url: string;
  db: Db;
  /** The listings' place that has more quarters than a page shows unfolded. */
  quarters: number;
  close(): Promise<void>;
}

/**
 * A whole site of its own with a few listings: flats for sale in as many quarters of Damascus, and an
 * office's in another town. Its sitemaps are built. Needs TEST_DATABASE_OWNER_URL and a built `web/dist`.
 */
export async function openSmallSite({ quarters = 26, others = 2 } = {}): Promise<SmallSite> {
  const stack = await openStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'diyar-small-site-'));
  const port = await anyPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    SEARCH_ENGINES: 'on',
    DATA_DIR: dataDir,
    DATABASE_URL: stack.databaseUrl,
    MEILI_URL: stack.process.url,
    MEILI_KEY: stack.process.key,
    MEILI_PREFIX: stack.prefix,
    AUTH_SECRET: 'a secret of tests, long enough for nobody',
  };
  stack.startIndexer();
  await insertListings(stack.db, quarters + others);
  await stack.db.raw(MOVE, { quarters });
  await stack.db.raw(GIVE, { others });
  await stack.settled();
  await run(BUILD, env);
  const api = await startApiProcess(env);
  return {
    url,
    db: stack.db,
    quarters,
    async close() {
      await api.close();
      await stack.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A flat for sale in each of so many quarters of Damascus; the remaining listings stay where they are. */
const MOVE = `
  with quarter as (
      select n.id, n.parent_id as city, c.parent_id as province, n.center, row_number() over (order by n.key) as number
      from locations n join locations c on c.id = n.parent_id where c.kind = 'city' and c.key = 'damascus'),
    listing as (select id, row_number() over (order by code) as number from listings)
  update listings l
  set province_id = quarter.province, city_id = quarter.city, neighborhood_id = quarter.id, point = quarter.center,
    category_id = (select id from categories where slug = 'apartments'), property_type = 'apartment', transaction_type = 'sale'
  from quarter, listing
  where listing.id = l.id and quarter.number = listing.number and listing.number <= :quarters`;

const GIVE = `
  with office as (
    insert into offices (slug, name_ar, name_en, city_id)
    select 'yasmin', 'مكتب الياسمين العقاري', 'Yasmin Real Estate', id from locations where kind = 'city' and key = 'damascus'
    returning id)
  update listings
  set office_id = office.id, province_id = town.parent_id, city_id = town.id, neighborhood_id = null, point = town.center
  from office, (select * from locations where kind = 'city' and key <> 'damascus' order by key limit 1) town
  where listings.id in (select id from listings order by code desc limit :others)`;

async function run(program: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [...LOADER, program], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}`);
}
