import { loadLazily } from '#lib/lazy-page.ts';
import type { Prepared } from './prepare-file.ts';

const load = () => import('./prepare-file.ts');

/** Fetches what makes files ready, so that it is there when the network has gone. */
export function fetchPreparing(): void {
  load().catch(() => {});
}

/** Makes a file ready by code that no form waits for before it is shown. @throws Unfit */
export async function prepareLate(given: Blob): Promise<Prepared> {
  const { prepareFile } = await loadLazily(load);
  return prepareFile(given);
}
