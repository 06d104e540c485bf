import { sleep } from './identity.mjs';
import { Problem } from './problem.mjs';
import { hasProgram, nodeCommand } from './programs.mjs';
import { processEnvironment } from './services.mjs';
import { withConnection } from './sql.mjs';

const READY_WAIT_MS = 120_000;

/**
 * Starts the processes that make the site: indexer, worker, api. Resolves when the first page can be served.
 * @param {{ port: number, isDevelopment?: boolean, publicUrl?: string, settings?: object, suffix?: string }} options
 *   `settings`: further environment of the processes; `suffix`: of their names, where there are several sites
 * @returns {Promise<string>} its address
 */
export async function startSite(installation, services, options) {
  const { port, isDevelopment = false, publicUrl, settings, suffix = '' } = options;
  const { supervisor, progress, dataDir } = installation;
  const address = `http://localhost:${port}`;
  // The worker writes addresses into mails, so it must know ours too.
  const env = {
    ...processEnvironment({ ...services, dataDir, isDevelopment }),
    PUBLIC_URL: publicUrl ?? address,
    ...settings,
  };
  // Nothing to ask these: they count as started when they have not ended at once.
  const companion = (name) => ({
    ...processService(installation, name, { env, suffix }),
    isReady: () => sleep(600).then(() => true),
  });
  const processes = ['indexer', 'worker'].filter(hasProgram).map(companion);
  processes.push(apiService(installation, services, { port, env, suffix }));
  await progress.step('site', async (report) => {
    report('starting the processes');
    await Promise.all(processes.map(supervisor.start));
    report('waiting until it says it is ready');
    if (!(await becomesReady(port))) throw new Problem(`The api runs but is not ready: see ${address}/api/ready.`);
    return processes.map(({ name }) => name).join(', ');
  });
  return address;
}

const processService = ({ root }, name, { env, suffix }) => ({
  name: name + suffix,
  layer: 1,
  command: () => nodeCommand(name),
  options: { cwd: root, env },
  signal: 'SIGTERM',
  graceMs: 4_000,
  // A limit for what hangs: several sites may start at once on a machine with other work.
  readyMs: 120_000,
});

const apiService = (installation, { engine }, { port, env, suffix }) => ({
  ...processService(installation, 'api', {
    env: { ...env, PORT: String(port), MEILI_KEY: engine.searchKey },
    suffix,
  }),
  isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
});

const answers = async (url) => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;

async function becomesReady(port) {
  for (const until = Date.now() + READY_WAIT_MS; Date.now() < until; await sleep(150)) {
    if (await answers(`http://127.0.0.1:${port}/api/ready`).catch(() => false)) return true;
  }
  return false;
}

// A rebuild counts what it has left, and at least one until its index is the one that is asked.
const UNINDEXED = `
  select
    (select count(*) from search_dirty where target = 1)::int +
    (select coalesce(sum(greatest(coalesce(total, 1) - done, 1)), 0) from search_reindex_requests
      where state in ('requested', 'building', 'swapping'))::int as waiting`;

/** After the first load of listings: waits until the index holds them, but no longer than `limitMs`; PostgreSQL answers until then. */
export async function waitForIndex(installation, { database }, limitMs) {
  await installation.progress.step('search index', (report) =>
    withConnection(database.ownerUrl, async (query) => {
      for (const until = Date.now() + limitMs; Date.now() < until; await sleep(400)) {
        const [{ waiting }] = await query(UNINDEXED);
        if (waiting === 0) return 'holds every listing';
        report(`${waiting} listings to go`);
      }
      return 'still filling; the database answers searches meanwhile';
    }),
  );
}
