import { startMeilisearch } from './meilisearch.mjs';
import { checkPostgres, startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { openState } from './state.mjs';

/** Fails at once, not after minutes of other work, when the services cannot be had. @throws {Problem} */
export function checkServices(installation) {
  if (!operatorsDatabase()) checkPostgres(installation);
}

/**
 * Brings up the database and the search engine, or takes the operator's own (`DATABASE_URL`, `MEILI_URL`).
 * @returns {Promise<{ database: { appUrl: string, ownerUrl: string, isOwn: boolean },
 *   engine: { url: string, masterKey: string, searchKey: string, isEmpty: boolean } }>} `isOwn`: ours, private
 */
export async function startServices(installation, { settings } = {}) {
  const { progress } = installation;
  let database;
  let engine;
  await progress.step('database', async (report) => {
    database = operatorsDatabase();
    if (database) return `yours, at ${hostOf(database.appUrl)}`;
    database = { ...(await startPostgres({ ...installation, settings, report })), isOwn: true };
    return `PostgreSQL ${database.major} with PostGIS, port ${database.port}`;
  });
  await progress.step('search engine', async (report) => {
    engine = operatorsEngine();
    if (engine) return `yours, at ${hostOf(engine.url)}`;
    engine = await startMeilisearch({ ...installation, report });
    return `Meilisearch ${engine.version}, port ${engine.port}`;
  });
  // Remembered until the request for a rebuild is in the database: we may be killed in between.
  if (engine.isEmpty) installation.state.save({ indexLost: true });
  return { database, engine };
}

function operatorsDatabase() {
  const { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
  if (!appUrl && ownerUrl) throw new Problem('DATABASE_OWNER_URL is set without DATABASE_URL (the application role).');
  return appUrl && { appUrl, ownerUrl: ownerUrl ?? appUrl, isOwn: false };
}

function operatorsEngine() {
  const { MEILI_URL: url, MEILI_KEY: masterKey = '', MEILI_SEARCH_KEY: searchKey } = process.env;
  return url && { url, masterKey, searchKey: searchKey ?? masterKey, isEmpty: false };
}

const hostOf = (url) => new URL(url).host;

/** Signs access tokens and seals authenticators' secrets: the same for every process, and at every start. */
const authSecret = (dataDir) => process.env.AUTH_SECRET || openState(dataDir).values.authSecret;

/** The environment of a command that works on a running installation as its operator. */
export const operatorEnvironment = ({ database, engine, dataDir }) => ({
  ...process.env,
  DATA_DIR: dataDir,
  AUTH_SECRET: authSecret(dataDir),
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
  MEILI_URL: engine.url,
  MEILI_KEY: engine.masterKey,
});

/** The environment of a process that serves: without the owner's rights over the database. */
export function processEnvironment({ database, engine, dataDir, isDevelopment }) {
  const { DATABASE_OWNER_URL: _, MEILI_SEARCH_KEY: __, ...inherited } = process.env;
  return {
    ...inherited,
    NODE_ENV: isDevelopment ? 'development' : 'production',
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret(dataDir),
    DATABASE_URL: database.appUrl,
    MEILI_URL: engine.url,
    MEILI_KEY: engine.masterKey,
  };
}
