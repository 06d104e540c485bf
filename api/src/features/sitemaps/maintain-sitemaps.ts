import { type SitemapDeps, workSitemaps } from './build-sitemaps.ts';
import { hasBuilds, requestBuild } from './builds.ts';

/** Every minute, and at once when somebody asks: goes on with what a killed run left, and begins where there is nothing yet. */
export async function maintainSitemaps(deps: SitemapDeps, signal?: AbortSignal): Promise<void> {
  if (!(await hasBuilds(deps.db))) await requestBuild(deps.db, { origin: 'schedule' });
  await workSitemaps(deps, signal);
}

/** Every hour: brings everything up to date. */
export async function renewSitemaps(deps: SitemapDeps, signal?: AbortSignal): Promise<void> {
  await requestBuild(deps.db, { origin: 'schedule' });
  await workSitemaps(deps, signal);
}
