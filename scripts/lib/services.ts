import type { Installation } from './installation.ts';
import { type Engine, startMeilisearch } from './meilisearch.ts';
import { checkPostgres, type Database, startPostgres } from './postgres.ts';
import { Problem } from './problem.ts';
import { openState } from './state.ts';

/** `isOwn`: private, and ours to fill. */
export type Services = { database: Database & { isOwn: boolean }; engine: Engine };

/** Fails at once, not after minutes of other work, when the services cannot be had. @throws {Problem} */
export function checkServices(installation: Installation): void {
  if (!operatorsDatabase()) checkPostgres(installation);
}

/**
 * Brings up the database and the search engine, or takes the operator's own (`DATABASE_URL`, `MEILI_URL`).
 * @param options `databaseDir`: keeps the private cluster elsewhere than in the installation, under a short path
 */
export async function startServices(
  installation: Installation,
  { settings, databaseDir }: { settings?: Record<string, string>; databaseDir?: string } = {},
): Promise<Services> {
  const { progress } = installation;
  let database = operatorsDatabase();
  let engine = operatorsEngine();
  await progress.step('database', async (report) => {
    if (database) return `yours, at ${hostOf(database.appUrl)}`;
    const means = { ...installation, ...(databaseDir && { serviceDir: databaseDir, hasSocket: true }) };
    const { major, port, ...urls } = await startPostgres({ ...means, settings, report });
    database = { ...urls, isOwn: true };
    return `PostgreSQL ${major} with PostGIS, port ${port}`;
  });
  await progress.step('search engine', async (report) => {
    if (engine) return `yours, at ${hostOf(engine.url)}`;
    const { version, port, ...own } = await startMeilisearch({ ...installation, report });
    engine = own;
    return `Meilisearch ${version}, port ${port}`;
  });
  if (!database || !engine) throw new Error('A service that has started is missing.');
  // Remembered until the request for a rebuild is in the database: we may be killed in between.
  if (engine.isEmpty) installation.state.save({ indexLost: true });
  return { database, engine };
}

function operatorsDatabase(): Services['database'] | undefined {
  const { DATABASE_URL: appUrl, DATABASE_SESSION_URL: sessionUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
  for (const [name, url] of Object.entries({ DATABASE_SESSION_URL: sessionUrl, DATABASE_OWNER_URL: ownerUrl }))
    if (!appUrl && url) throw new Problem(`${name} is set without DATABASE_URL (the application role).`);
  // Processes inherit the address of sessions; what works on the schema needs one by nature.
  return appUrl ? { appUrl, ownerUrl: ownerUrl || sessionUrl || appUrl, isOwn: false } : undefined;
}

function operatorsEngine(): Engine | undefined {
  const { MEILI_URL: url, MEILI_KEY: masterKey = '', MEILI_SEARCH_KEY: searchKey } = process.env;
  return url ? { url, masterKey, searchKey: searchKey ?? masterKey, isEmpty: false } : undefined;
}

const hostOf = (url: string): string => new URL(url).host;

/** Signs access tokens and seals authenticators' secrets: the same for every process, and at every start. */
const authSecret = (dataDir: string): string => process.env.AUTH_SECRET || openState(dataDir).values.authSecret;

/** Browsers subscribe with it: another one would leave every device without news. */
const vapidKey = (dataDir: string): string => process.env.VAPID_PRIVATE_KEY || openState(dataDir).values.vapidKey;

type Served = Services & { dataDir: string };

/** The environment of a command that works on a running installation as its operator. */
export const operatorEnvironment = ({ database, engine, dataDir }: Served): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  AUTH_SECRET: authSecret(dataDir),
  VAPID_PRIVATE_KEY: vapidKey(dataDir),
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
  MEILI_URL: engine.url,
  MEILI_KEY: engine.masterKey,
});

/** The environment of a process that serves: without the owner's rights over the database. */
export function processEnvironment(served: Served & { isDevelopment: boolean }): NodeJS.ProcessEnv {
  const { database, engine, dataDir, isDevelopment } = served;
  const { DATABASE_OWNER_URL: _, MEILI_SEARCH_KEY: __, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret(dataDir),
    VAPID_PRIVATE_KEY: vapidKey(dataDir),
    DATABASE_URL: database.appUrl,
    MEILI_URL: engine.url,
    MEILI_KEY: engine.masterKey,
  };
}
