import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { demoContact } from './demo-contact.ts';
import type { Installation } from './installation.ts';
import { anyPort } from './ports.ts';
import { copyDatabase } from './postgres.ts';
import { buildTiles, loadDemo, migrate } from './preparation.ts';
import type { Services } from './services.ts';
import { startSite, waitForIndex } from './site.ts';
import { bundleSite, type SiteCommand } from './site-programs.ts';

const LISTINGS = 1_000;
const INDEX_MS = 180_000;
// All the visitors of a test run come from one address.
const SETTINGS = {
  ...demoContact({}),
  RATE_LIMIT_PER_MINUTE: '0',
  MAIL_PAGE: 'on',
  METRICS_KEY: 'a key of the browser tests',
};
/** Made from facts alone, the same for all sites. */
const SHARED = ['tiles', 'geo'];

type Prepared = { home: Installation; own: Services; suffix: string; prefix: string };

/**
 * Whole sites with demo listings for the browser tests: files that run at the same time find none of each other's doing.
 * Each has a database, an index, a folder of files (so its own mails) and processes; cluster and engine are one.
 * @returns the environment of the tests of each: where it is, and the owner's ways into it
 */
export async function startTestSites(
  installation: Installation,
  services: Services,
  count: number,
): Promise<Record<string, string>[]> {
  await migrate(installation, services);
  await buildTiles(installation, services, ['--cut']);
  await loadDemo(installation, services, LISTINGS);
  const command = await bundleSite(installation.dataDir);
  const sites: Prepared[] = [];
  // All copies first: a database that a site uses cannot be copied.
  for (let number = 1; number <= count; number++) sites.push(await prepare(installation, services, number));
  return Promise.all(sites.map((site) => open(site, command)));
}

async function prepare(installation: Installation, services: Services, number: number): Promise<Prepared> {
  const suffix = `-${number}`;
  const dataDir = path.join(installation.dataDir, `site${suffix}`);
  mkdirSync(dataDir);
  for (const folder of SHARED) symlinkSync(path.join(installation.dataDir, folder), path.join(dataDir, folder));
  const copy = await copyDatabase(services.database, `diyar_${number}`);
  return {
    home: { ...installation, dataDir },
    own: { ...services, database: { ...services.database, ...copy } },
    suffix,
    prefix: `site${number}_`,
  };
}

async function open({ home, own, suffix, prefix }: Prepared, command: SiteCommand): Promise<Record<string, string>> {
  const settings = { ...SETTINGS, MEILI_PREFIX: prefix };
  const url = await startSite(home, own, { port: await anyPort(), command, settings, suffix });
  await waitForIndex(home, own, INDEX_MS);
  return {
    E2E_URL: url,
    E2E_DATABASE_OWNER_URL: own.database.ownerUrl,
    DATA_DIR: home.dataDir,
    MEILI_PREFIX: prefix,
    METRICS_KEY: SETTINGS.METRICS_KEY,
  };
}
