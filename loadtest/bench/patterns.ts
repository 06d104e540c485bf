import { randomUUID } from 'node:crypto';
import { anAttributeForm } from '@diyar/api/testing/catalogue-forms';
import pg from 'pg';
import { apiAt, dataOf } from '../lib/api-process.ts';
import { quantile, report, round, spread } from '../lib/figures.ts';
import { watchHealth } from '../lib/health-watch.ts';
import { aMember, anAdministrator, type SignedIn } from '../lib/signed-in.ts';
import { target } from '../lib/target.ts';
import { until } from '../lib/until.ts';

// A pattern that administrators write meets texts that anybody sends: the process must go on answering.
const LIMIT_MS = 200;
const OWNERS = 4;
const SECONDS = Number(process.env.SECONDS ?? 20);
const PROBE_EVERY_MS = 50;
/** Each takes a backtracking engine longer than anybody waits. */
const PATTERNS = ['(a+)+b', '(a|aa)+b', '(.*)*(.*)*(.*)*x', '(x+x+)+y'];
const TEXT = 'a'.repeat(1_000);

const api = apiAt(target.site);
const { DATABASE_URL = '', AUTH_SECRET = '', MEILI_URL = '' } = process.env;
const admin = await anAdministrator(api, { DATABASE_URL, AUTH_SECRET, MEILI_URL });
const owners = await Promise.all(Array.from({ length: OWNERS }, () => aMember(api)));
const { category } = dataOf(await api.call<{ category: { id: string } }>('/api/categories/apartments'));
const slugs = await Promise.all(PATTERNS.map(anAttribute));
const attributes = Object.fromEntries(slugs.map((slug) => [slug, TEXT]));

await until('the form knows the patterns', async () => {
  const { problems } = await write(owners[0] as SignedIn, randomUUID());
  return slugs.every((slug) =>
    problems.some(({ path, code }) => path === `attributes.${slug}` && code === 'attribute_pattern'),
  );
});
const watchBefore = await watchHealth(PROBE_EVERY_MS);
await new Promise((resolve) => setTimeout(resolve, 3_000));
const quiet = await watchBefore.stop();

const watch = await watchHealth(PROBE_EVERY_MS);
const times: number[] = [];
const end = performance.now() + SECONDS * 1_000;
await Promise.all(
  owners.map(async (owner) => {
    const id = randomUUID();
    while (performance.now() < end) {
      const began = performance.now();
      await write(owner, id);
      times.push(performance.now() - began);
    }
  }),
);
const during = await watch.stop();
const db = new pg.Pool({ connectionString: target.database, max: 1 });
await db.query('delete from attributes where slug = any($1)', [slugs]);
await db.end();

const p99 = quantile(during, 0.99);
report(`${PATTERNS.length} catastrophic patterns, each met by ${TEXT.length} characters, ${OWNERS} owners at once`, [
  [`forms checked in ${SECONDS} s; one, ms`, `${times.length}; ${JSON.stringify(spread(times))}`],
  ['GET /health before, ms', JSON.stringify(spread(quiet))],
  [`GET /health meanwhile (${during.length} asked), ms`, JSON.stringify(spread(during))],
  [`p99 meanwhile (< ${LIMIT_MS})`, round(p99), p99 < LIMIT_MS],
]);

/** @returns its slug */
async function anAttribute(pattern: string): Promise<string> {
  const id = randomUUID();
  const slug = `load_${id.replaceAll('-', '')}`;
  const content = anAttributeForm({ nameAr: 'نمط', nameEn: 'Pattern', pattern });
  await admin.call('POST', '/api/admin/attributes', { id, slug, ...content });
  await admin.call('PUT', `/api/admin/attributes/${id}/categories/${category.id}`, {
    version: 1,
    isRequired: null,
    isFilterable: null,
    defaultValue: null,
    sort: 10_000,
    showInFilters: false,
    showInListing: false,
    showInDetails: false,
    transactionTypes: null,
    options: null,
  });
  return slug;
}

/** Saves a draft, whose answer says what publishing would refuse: every pattern is run. */
async function write(owner: SignedIn, id: string) {
  const body = { content: { categoryId: category.id, attributes } };
  type Saved = { draft: { problems: { path: string; code: string }[] } };
  return dataOf(await owner.call<Saved>('PUT', `/api/listings/${id}/draft`, body)).draft;
}
