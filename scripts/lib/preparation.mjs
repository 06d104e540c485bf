import { Problem } from './problem.mjs';
import { hasProgram, nodeCommand, PROGRAMS } from './programs.mjs';
import { operatorEnvironment } from './services.mjs';
import { withConnection } from './sql.mjs';

/** Runs one of the workspaces' own commands as a step; its last line of output is the step's result. */
function runProgram({ installation, services, name, args }) {
  return async (report) => {
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
export async function migrate(installation, services) {
  await installation.progress.step('schema', runProgram({ installation, services, name: 'migrate' }));
  await requestReindex(installation, services);
}

/** The engine began with an empty index while the database may hold listings: ask the indexer for a full rebuild. */
async function requestReindex({ state, progress }, { database }) {
  if (!state.values.indexLost) return;
  const asked = await withConnection(database.ownerUrl, async (query) => {
    const [found] = await query('select exists (select from listings) as any');
    if (!found.any) return false;
    await query(`insert into search_reindex_requests (reason) values ('new search engine') on conflict do nothing`);
    return true;
  });
  state.save({ indexLost: false });
  if (asked) progress.line('  ! the search index is new; the indexer will fill it again');
}

/** The base map; the pipeline itself knows when there is nothing to do. */
export async function buildTiles(installation, services) {
  if (!hasProgram('tiles')) return;
  await installation.progress.step('map tiles', runProgram({ installation, services, name: 'tiles' }));
}

/**
 * Demo listings, once per database, and the pictures they show. A killed run is continued by the generator itself.
 * @param {number} count 0: none
 */
export async function loadDemo(installation, services, count, { hasPictures = false } = {}) {
  if (count === 0 || !hasProgram('demo')) return false;
  const { state, progress } = installation;
  const wanted = { cluster: await clusterOf(services.database.ownerUrl), count, hasPictures };
  const { demo } = state.values;
  if (demo && Object.entries(wanted).every(([key, value]) => demo[key] === value)) return false;
  const program = (args) => runProgram({ installation, services, name: 'demo', args });
  await progress.step('demo listings', program(['--count', String(count)]));
  if (hasPictures) await progress.step('demo pictures', program(['--photos']));
  state.save({ demo: wanted });
  return true;
}

/** Names the database itself, so that a new one in the same place is not taken for the old. */
const clusterOf = (url) =>
  withConnection(url, async (query) => {
    const [row] = await query(
      `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()`,
    );
    return row.id;
  });

/**
 * How many demo listings `DIYAR_DEMO` asks for; a database of the operator's own gets none unless asked.
 * @throws {Problem} when it is neither a number nor `off`
 */
export function demoCount(setting, { isOwn }) {
  if (setting === undefined || setting === '') return isOwn ? 20_000 : 0;
  if (setting === 'off') return 0;
  if (/^\d+$/.test(setting)) return Number(setting);
  throw new Problem(`DIYAR_DEMO=${setting} is neither a number nor off.`);
}
