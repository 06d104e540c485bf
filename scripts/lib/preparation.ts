import type { Installation } from './installation.ts';
import { Problem } from './problem.ts';
import { hasProgram, nodeCommand, PROGRAMS, type Program } from './programs.ts';
import type { Report } from './progress.ts';
import { operatorEnvironment, type Services } from './services.ts';
import { withConnection } from './sql.ts';

type Work = { installation: Installation; services: Services; name: Program; args?: string[] };

/** Runs one of the workspaces' own commands as a step; its last line of output is the step's result. */
function runProgram({ installation, services, name, args }: Work) {
  return async (report: Report): Promise<string> => {
    const [command, all] = nodeCommand(name, args);
    const last = await installation.commands.run(command, all, {
      fails: `${PROGRAMS[name]} failed`,
      log: name,
      cwd: installation.root,
      env: operatorEnvironment({ ...services, dataDir: installation.dataDir }),
      report,
    });
    return last.length > 64 ? `${last.slice(0, 63)}…` : last;
  };
}

/** Schema and facts. */
export async function migrate(installation: Installation, services: Services): Promise<void> {
  await installation.progress.step('schema', runProgram({ installation, services, name: 'migrate' }));
  await requestReindex(installation, services);
}

/** The engine began with an empty index while the database may hold listings: ask the indexer for a full rebuild. */
async function requestReindex({ state, progress }: Installation, { database }: Services): Promise<void> {
  if (!state.values.indexLost) return;
  const asked = await withConnection(database.ownerUrl, async (query) => {
    const [found] = await query<{ any: boolean }>('select exists (select from listings) as any');
    if (!found?.any) return false;
    await query(`insert into search_reindex_requests (reason) values ('new search engine') on conflict do nothing`);
    return true;
  });
  state.save({ indexLost: false });
  if (asked) progress.line('  ! the search index is new; the indexer will fill it again');
}

/**
 * The base map; the pipeline itself knows when there is nothing to do.
 * @param args of `npm run tiles`
 */
export async function buildTiles(installation: Installation, services: Services, args?: string[]): Promise<void> {
  if (!hasProgram('tiles')) return;
  await installation.progress.step('map tiles', runProgram({ installation, services, name: 'tiles', args }));
}

/** Demo listings; of 0, none. A killed run is continued by the generator itself. @returns whether they are new */
export const loadDemo = (installation: Installation, services: Services, count: number): Promise<boolean> =>
  demoOnce(installation, services, { key: 'demo', title: 'demo listings', count, args: ['--count', String(count)] });

/** The pictures of the demo's listings; they may be hung while the site starts. */
export const hangPictures = (installation: Installation, services: Services, count: number): Promise<boolean> =>
  demoOnce(installation, services, { key: 'pictures', title: 'demo pictures', count, args: ['--photos'] });

type DemoStep = { key: 'demo' | 'pictures'; title: string; count: number; args: string[] };

/** A step of the demo, once per database and count. */
async function demoOnce(installation: Installation, services: Services, step: DemoStep): Promise<boolean> {
  const { key, title, count, args } = step;
  if (count === 0 || !hasProgram('demo')) return false;
  const { state, progress } = installation;
  const wanted = `${count} in ${await clusterOf(services.database.ownerUrl)}`;
  if (state.values[key] === wanted) return false;
  await progress.step(title, runProgram({ installation, services, name: 'demo', args }));
  state.save({ [key]: wanted });
  return true;
}

/** Names the database itself, so that a new one in the same place is not taken for the old. */
const clusterOf = (url: string): Promise<string> =>
  withConnection(url, async (query) => {
    const [row] = await query<{ id: string }>(
      `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()`,
    );
    return row?.id ?? '';
  });

/**
 * How many demo listings `DIYAR_DEMO` asks for; a database of the operator's own gets none unless asked.
 * @throws {Problem} when it is neither a number nor `off`
 */
export function demoCount(setting: string | undefined, { isOwn }: { isOwn: boolean }): number {
  if (setting === undefined || setting === '') return isOwn ? 8_000 : 0;
  if (setting === 'off') return 0;
  if (/^\d+$/.test(setting)) return Number(setting);
  throw new Problem(`DIYAR_DEMO=${setting} is neither a number nor off.`);
}
