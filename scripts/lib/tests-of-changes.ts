import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKSPACES = ['db', 'indexer', 'tiles', 'api', 'loadtest'];
const FEATURE = /^api\/src\/features\/[^/]+/;
const TEST = /\.test\.ts$/;
/** Modules that are imported for what they do; types alone are the compiler's to check. */
const IMPORTED = /(?:^|\n)(?:import|export) (?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/g;
/** The application and its lists name every feature: guard tests ask them about all of it. */
const ASSEMBLY = 'api/src';
/** A file that more folders than these import is left to `npm test`. */
const MOST_FOLDERS = 8;

/** A feature as a whole, or else the folder a file lies in. */
const folderOf = (file: string): string => FEATURE.exec(file)?.[0] ?? path.posix.dirname(file);

const isIn = (folder: string, file: string): boolean =>
  FEATURE.test(folder) ? file.startsWith(`${folder}/`) : path.posix.dirname(file) === folder;

/**
 * Server tests that are near to a change: those of the changed files' folders, and of the folders that import one of the files
 * directly; of tests that import it, the tests themselves.
 * @param changed files within the project, also such as are deleted
 * @param sources text of each TypeScript file of the server, by its path
 */
export function testsOfChanges(
  changed: readonly string[],
  sources: ReadonlyMap<string, string>,
  root: string,
): string[] {
  const importers = importersOf(changed, sources, root);
  const chosen = new Set<string>();
  const folders = new Set(changed.map(folderOf));
  for (const file of changed) {
    if (TEST.test(file)) chosen.add(file);
    const near = importers.get(file) ?? [];
    const others = new Set(near.filter((importer) => !TEST.test(importer)).map(folderOf));
    others.delete(ASSEMBLY);
    if (others.size <= MOST_FOLDERS) for (const folder of others) folders.add(folder);
    const tests = near.filter((importer) => TEST.test(importer));
    if (tests.length <= MOST_FOLDERS) for (const test of tests) chosen.add(test);
  }
  const tests = [...sources.keys()].filter((file) => TEST.test(file));
  return tests.filter((test) => chosen.has(test) || [...folders].some((folder) => isIn(folder, test)));
}

function importersOf(changed: readonly string[], sources: ReadonlyMap<string, string>, root: string) {
  const importers = new Map(changed.map((file): [string, string[]] => [file, []]));
  for (const [file, text] of sources) {
    for (const [, statement, call] of text.matchAll(IMPORTED)) {
      const target = resolve(statement ?? call ?? '', file, root);
      if (target && !importers.get(target)?.includes(file)) importers.get(target)?.push(file);
    }
  }
  return importers;
}

/** The project's file that a module names; undefined for a package's. */
function resolve(module: string, from: string, root: string): string | undefined {
  if (module.startsWith('.')) return path.posix.join(path.posix.dirname(from), module);
  const workspace = from.split('/')[0] ?? '';
  if (module.startsWith('#testing/')) return `${workspace}/${module.slice(1)}`;
  if (module.startsWith('#')) return `${workspace}/src/${module.slice(1)}`;
  if (!module.startsWith('@diyar/')) return undefined;
  try {
    return path.relative(root, realpathSync(fileURLToPath(import.meta.resolve(module)))).replaceAll(path.sep, '/');
  } catch {
    // A module that is no more, or not the server's.
    return undefined;
  }
}

/** Text of each TypeScript file of the server's workspaces. */
export function serverSources(root: string): Map<string, string> {
  const files = WORKSPACES.flatMap((workspace) =>
    readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .map((name) => `${workspace}/${name.replaceAll(path.sep, '/')}`),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
