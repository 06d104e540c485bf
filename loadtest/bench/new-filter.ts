import { randomUUID } from 'node:crypto';
import { anAttributeForm } from '@diyar/api/testing/catalogue-forms';
import pg from 'pg';
import { apiAt, dataOf } from '../lib/api-process.ts';
import { quantile, report, round } from '../lib/figures.ts';
import { anAdministrator } from '../lib/signed-in.ts';
import { listings, target } from '../lib/target.ts';
import { until } from '../lib/until.ts';

// From the answer that an attribute is assigned to the moment the search counts its options, without a rebuild.
const TIMES = 5;
const CARRIED_BY = 2_000;
const LIMIT_MS = 5_000;
const LOOK_MS = 20;

const api = apiAt(target.site);
const db = new pg.Pool({ connectionString: target.database, max: 1 });
const { DATABASE_URL = '', AUTH_SECRET = '', MEILI_URL = '' } = process.env;
const admin = await anAdministrator(api, { DATABASE_URL, AUTH_SECRET, MEILI_URL });
const { category } = dataOf(await api.call<{ category: { id: string } }>('/api/categories/apartments'));
const total = await listings();
const rebuildsBefore = await rebuilds();
const lags: number[] = [];
let carriers = 0;

for (let run = 0; run < TIMES; run++) {
  const id = randomUUID();
  const slug = `load_${id.replaceAll('-', '')}`;
  const { rowCount: carried } = await db.query(
    `update listings set attributes = attributes || jsonb_build_object($1::text, 'own') where id in (
       select id from search_listing where category_id = $2 limit $3)`,
    [slug, category.id, CARRIED_BY],
  );
  carriers = carried ?? 0;
  await until('the index is current', isCurrent, 300_000);
  lags.push(await lagOf(id, slug, carriers));
  await db.query('update listings set attributes = attributes - $1 where attributes ? $1', [slug]);
  await db.query('delete from attributes where id = $1', [id]);
  await until('the index is current', isCurrent, 300_000);
}
const rebuilt = (await rebuilds()) - rebuildsBefore;
await db.end();
const slowest = Math.max(...lags);
report(`a new attribute is a filter with counts, ${total.toLocaleString('en-US')} public listings`, [
  [`${carriers} carry a value, ms: median of ${TIMES}`, round(quantile(lags, 0.5))],
  [`slowest (≤ ${LIMIT_MS})`, round(slowest), slowest <= LIMIT_MS],
  ['rebuilds of the index meanwhile', rebuilt, rebuilt === 0],
]);

async function lagOf(id: string, slug: string, carried: number): Promise<number> {
  const content = anAttributeForm({
    nameAr: 'قياس',
    nameEn: 'Measured',
    type: 'select',
    isFilterable: true,
    options: [{ value: 'own', labelAr: 'خاص', labelEn: 'Own' }],
  });
  await admin.call('POST', '/api/admin/attributes', { id, slug, ...content });
  await admin.call('PUT', `/api/admin/attributes/${id}/categories/${category.id}`, {
    version: 1,
    isRequired: null,
    isFilterable: null,
    defaultValue: null,
    sort: 10_000,
    showInFilters: true,
    showInListing: false,
    showInDetails: true,
    transactionTypes: null,
    options: null,
  });
  type Counted = { facets: Record<string, Record<string, number>> };
  const path = `/api/listings/search?category=apartments&limit=0&facets=attr.${slug}`;
  const isCounted = async () => dataOf(await api.call<Counted>(path)).facets[`attr.${slug}`]?.own === carried;
  return until('the new filter has its counts', isCounted, 60_000, LOOK_MS);
}

async function isCurrent(): Promise<boolean> {
  const { rows } = await db.query(
    `select not exists (select from search_dirty) and not exists (select from fact_changes)
       and not exists (select from indexed_facts group by target having count(*) > 1) as is_current`,
  );
  return rows[0].is_current;
}

async function rebuilds(): Promise<number> {
  const { rows } = await db.query('select count(*)::int as count from search_reindex_requests');
  return rows[0].count;
}
