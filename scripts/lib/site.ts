import { sleep } from './identity.ts';
import type { Installation } from './installation.ts';
import { Problem } from './problem.ts';
import { nodeCommand } from './programs.ts';
import { operatorEnvironment, processEnvironment, type Services } from './services.ts';
import type { SiteCommand, SiteProgram } from './site-programs.ts';
import { withConnection } from './sql.ts';
import type { Service } from './supervisor.ts';

const READY_WAIT_MS = 120_000;

type SiteOptions = {
  port: number;
  command: SiteCommand;
  isDevelopment?: boolean;
  publicUrl?: string;
  /** Further environment of the processes. */
  settings?: Record<string, string>;
  /** Of their names, where there are several sites. */
  suffix?: string;
};

/**
 * Starts the processes that make the site: indexer, worker, api. Resolves when the first page can be served.
 * @returns its address
 */
export async function startSite(installation: Installation, services: Services, options: SiteOptions): Promise<string> {
  const { port, command, isDevelopment = false, publicUrl, settings, suffix = '' } = options;
  const { supervisor, progress, dataDir } = installation;
  const address = `http://localhost:${port}`;
  // The worker writes addresses into mails, so it must know ours too.
  const env = {
    ...processEnvironment({ ...services, dataDir, isDevelopment }),
    PUBLIC_URL: publicUrl ?? address,
    ...settings,
  };
  // Nothing to ask these: they count as started when they have not ended at once.
  const companion = (name: SiteProgram): Service => ({
    ...processService(installation, name, { command, env, suffix }),
    isReady: () => sleep(600).then(() => true),
  });
  const processes = (['indexer', 'worker'] as const).map(companion);
  processes.push(apiService(installation, services, { port, command, env, suffix }));
  await progress.step('site', async (report) => {
    report('starting the processes');
    await Promise.all(processes.map(supervisor.start));
    report('waiting until it says it is ready');
    if (!(await becomesReady(port))) throw new Problem(`The api runs but is not ready: see ${address}/api/ready.`);
    return processes.map(({ name }) => name).join(', ');
  });
  return address;
}

type Started = { command: SiteCommand; env: NodeJS.ProcessEnv; suffix: string };

const processService = (
  { root }: Installation,
  name: SiteProgram,
  { command, env, suffix }: Started,
): Omit<Service, 'isReady'> => ({
  name: name + suffix,
  layer: 1,
  command: () => command(name),
  options: { cwd: root, env },
  signal: 'SIGTERM',
  graceMs: 4_000,
  // A limit for what hangs: several sites may start at once on a machine with other work.
  readyMs: 120_000,
});

const apiService = (
  installation: Installation,
  { engine }: Services,
  { port, command, env, suffix }: Started & { port: number },
): Service => ({
  ...processService(installation, 'api', {
    command,
    env: { ...env, PORT: String(port), MEILI_KEY: engine.searchKey },
    suffix,
  }),
  isReady: () => answers(`http://127.0.0.1:${port}/api/health`),
});

/** A backup a day, where the operator says to where: with the owner's connection, which no process that serves has. */
export async function startBackups({ supervisor, dataDir, root }: Installation, services: Services): Promise<void> {
  await supervisor.start({
    name: 'backup',
    layer: 1,
    command: () => nodeCommand('backup', ['--scheduled']),
    options: { cwd: root, env: operatorEnvironment({ ...services, dataDir }) },
    signal: 'SIGTERM',
    graceMs: 4_000,
    readyMs: 120_000,
    isReady: () => sleep(600).then(() => true),
  });
}

const answers = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;

async function becomesReady(port: number): Promise<boolean> {
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
export async function waitForIndex(installation: Installation, services: Services, limitMs: number): Promise<void> {
  await installation.progress.step('search index', (report) =>
    withConnection(services.database.ownerUrl, async (query) => {
      for (const until = Date.now() + limitMs; Date.now() < until; await sleep(400)) {
        const [row] = await query<{ waiting: number }>(UNINDEXED);
        if (row?.waiting === 0) return 'holds every listing';
        report(`${row?.waiting} listings to go`);
      }
      return 'still filling; the database answers searches meanwhile';
    }),
  );
}
