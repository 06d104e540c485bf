import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { LOADER } from './loader.ts';
import { root } from './root.ts';

/** The processes of a site, which run as long as it does. */
const PROGRAMS = { indexer: 'indexer/src/main.ts', worker: 'api/src/worker.ts', api: 'api/src/server.ts' };
const OURS = '@diyar/';

export type SiteProgram = keyof typeof PROGRAMS;
/** The command line of a program. */
export type SiteCommand = (name: SiteProgram) => [string, string[]];

/**
 * Bundles the processes of a site into `<dataDir>/programs`, each in one file, with what they share beside it. Through the TypeScript
 * loader Node would read their eight hundred modules one by one, which takes more time than all else about a start, and a thread
 * with its memory for as long as the process runs.
 */
export async function bundleSite(dataDir: string): Promise<SiteCommand> {
  const into = path.join(dataDir, 'programs');
  rmSync(into, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(root, file)])),
    outdir: into,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // As Node itself reads packages: nothing that they keep for bundlers.
    conditions: [],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [packagesStay, addressesStay],
  });
  return (name) => [process.execPath, ['--enable-source-maps', path.join(into, `${name}.mjs`)]];
}

/** Folders of the processes. By itself Node would watch all that it has read, Vite's own temporary files among it. */
const WATCHED = ['api/src', 'db/src', 'indexer/src'].map((folder) => `--watch-path=${path.join(root, folder)}`);

/** Each program from its sources, begun anew when one of them changes. */
export const watchedSite: SiteCommand = (name) => [
  process.execPath,
  [...WATCHED, '--watch-preserve-output', ...LOADER, path.join(root, PROGRAMS[name])],
];

/** A package is read from where its importer finds it, wherever the bundle lies. */
const packagesStay: Plugin = {
  name: 'packages stay where they are',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path: name, importer, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === packagesStay || name.startsWith(OURS)) return;
      const found = await resolve(name, { importer, resolveDir, kind, pluginData: packagesStay });
      const isFile = path.isAbsolute(found.path) && !found.external;
      return isFile ? { path: pathToFileURL(found.path).href, external: true } : found;
    });
  },
};

/** Files and further programs beside a module are still found beside its source. */
const addressesStay: Plugin = {
  name: 'addresses are those of the sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)));
      const [left] = /import\.meta\.\w+/.exec(contents) ?? [];
      if (left) return { errors: [{ text: `${left} would be the bundle's`, location: { file } }] };
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
