import { cachePages } from '#features/offline/worker.ts';
import type { Api } from '#lib/api-client.ts';
import { isOffline, isSlow } from '#lib/connectivity.ts';
import { withLang } from '#lib/links.ts';
import { kindOf } from '#service-worker/rules.ts';

/** After the form itself is there. */
const REST_MS = 3_000;
/** Where the line was slow, or gave up half way. */
const AGAIN_MS = 20_000;
const PAGES = ['/dashboard/properties/new', '/dashboard/properties/waiting'];
let isAsked = false;
/** Paths as they were asked for, parameters filled in; the answers are for the worker alone. */
type Fact = '/categories' | '/transaction-types';

/**
 * Fetches once per document what the form will want later, for the worker to keep: whoever writes on the road may have lost
 * the network by then. Waits while the line is slow; spared where it is paid for by the byte.
 */
export async function warmForm(api: Api): Promise<void> {
  if (isAsked || navigator.connection?.saveData) return;
  isAsked = true;
  await rest(REST_MS);
  await whenKept();
  while (isOffline() || isSlow() || !(await cacheAll(api))) await rest(AGAIN_MS);
}

/** @returns whether everything was there to be had */
async function cacheAll(api: Api): Promise<boolean> {
  try {
    await Promise.all([
      import('#features/listing-form/opened-form.tsx'),
      import('../pages/dashboard/properties-new/kept-photo-field.tsx'),
      import('../pages/dashboard/properties-waiting/properties-waiting-page.tsx'),
    ]);
    await cachePages(PAGES.map((path) => withLang(path, api.lang)));
    for (const path of new Set<Fact>(['/categories', '/transaction-types', ...askedBefore()])) await api.get(path);
    const { provinces } = await api.get('/cities/provinces');
    for (const { key } of provinces) await api.get('/cities/provinces/:province/cities', { params: { province: key } });
    return true;
  } catch {
    return false;
  }
}

/** Paths of the facts this page was drawn from; asked for before there was a worker, they are kept by nobody yet. */
function askedBefore(): Fact[] {
  return performance
    .getEntriesByType('resource')
    .filter(
      ({ name }) =>
        kindOf({ method: 'GET', mode: 'cors', url: name, headers: new Headers() }, location.origin) === 'facts',
    )
    .map(({ name }) => new URL(name).pathname.slice('/api'.length) as Fact);
}

/** Until the worker stands between this page and the network: what is fetched before, nobody keeps. */
async function whenKept(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
