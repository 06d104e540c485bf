import { anyPort } from './ports.mjs';
import { buildTiles, loadDemo, migrate } from './preparation.mjs';
import { startSite, waitForIndex } from './site.mjs';

const LISTINGS = 2_000;
const INDEX_MS = 180_000;
// All the visitors of a test run come from one address.
const SETTINGS = { RATE_LIMIT_PER_MINUTE: '0', MAIL_PAGE: 'on' };

/** A whole site with demo listings for the browser tests. @returns what they are told: `E2E_URL`, and the owner's way to its database */
export async function startTestSite(installation, services) {
  await migrate(installation, services);
  await buildTiles(installation, services);
  await loadDemo(installation, services, LISTINGS);
  const url = await startSite(installation, services, { port: await anyPort(), settings: SETTINGS });
  await waitForIndex(installation, services, INDEX_MS);
  return {
    E2E_URL: url,
    E2E_DATABASE_OWNER_URL: services.database.ownerUrl,
  };
}
