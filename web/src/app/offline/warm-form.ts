import type { Province } from '@diyar/api/contracts/locations';
import { keepPages } from '../../features/offline/worker.ts';
import type { Api } from '../../lib/api-client.ts';
import { isOffline, isSlow } from '../../lib/connectivity.ts';
import { withLang } from '../../lib/links.ts';

/** After the form itself is there. */
const REST_MS = 3_000;
const PAGES = ['/dashboard/properties/new', '/dashboard/properties/waiting'];
let isWarm = false;

/**
 * Fetches once per document what the form will want later, for the worker to keep: whoever writes on the road may have lost
 * the network by then. Spared where the line is slow or paid for by the byte.
 */
export async function warmForm(api: Api): Promise<void> {
  if (isWarm || isOffline() || isSlow() || navigator.connection?.saveData) return;
  isWarm = true;
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  await whenKept();
  await Promise.allSettled([
    import('../pages/dashboard/listings/kept-photo-field.tsx'),
    import('../pages/dashboard/listings/waiting-page.tsx'),
  ]);
  await keepPages(PAGES.map((path) => withLang(path, api.lang)));
  const { provinces } = await api.lookUp<{ provinces: Province[] }>('/cities/provinces', { provinces: [] });
  await api.lookUp('/transaction-types', undefined);
  for (const { key } of provinces) await api.lookUp(`/cities/provinces/${key}/cities`, undefined);
}

/** Until the worker stands between this page and the network: what is fetched before, nobody keeps. */
async function whenKept(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
}
