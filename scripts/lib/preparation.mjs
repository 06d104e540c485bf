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
 * Demo listings. A killed run is continued by the generator itself.
 * @param {number} count 0: none
 * @returns {Promise<boolean>} whether they are new
 */
export const loadDemo = (installation, services, count) =>
  demoOnce(installation, services, { key: 'demo', title: 'demo listings', count, args: ['--count', String(count)] });

/** The pictures of the demo's listings; they may be hung while the site starts. */
export const hangPictures = (installation, services, count) =>
  demoOnce(installation, services, { key: 'pictures', title: 'demo pictures', count, args: ['--photos'] });

/** A step of the demo, once per database and count. */
async function demoOnce(installation, services, { key, title, count, args }) {
  if (count === 0 || !hasProgram('demo')) return false;
  const { state, progress } = installation;
  const wanted = `${count} in ${await clusterOf(services.database.ownerUrl)}`;
  if (state.values[key] === wanted) return false;
  await progress.step(title, runProgram({ installation, services, name: 'demo', args }));
  state.save({ [key]: wanted });
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
  if (setting === undefined || setting === '') return isOwn ? 8_000 : 0;
  if (setting === 'off') return 0;
  if (/^\d+$/.test(setting)) return Number(setting);
  throw new Problem(`DIYAR_DEMO=${setting} is neither a number nor off.`);
}
