import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { report, round } from '../lib/figures.ts';

// Code of the search's map beside a bare MapLibre with deck.gl's two layers, built by the same Vite: what this site's own
// map costs beyond its libraries. Reads web/dist, so the site has to have been built (npm start).
const root = fileURLToPath(new URL('../..', import.meta.url));
const KB = 1024;
const BARE = `
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { MapLibreOverlay } from '@deck.gl/maplibre';
setWorkerUrl(workerUrl);
const map = new Map({ container: 'map', style: { version: 8, sources: {}, layers: [] } });
map.once('load', () => map.addControl(new MapLibreOverlay({ interleaved: true, layers: [
  new ScatterplotLayer({ id: 'discs', data: [] }), new TextLayer({ id: 'counts', data: [] }) ] })));
`;

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Modules that one brings along, at once or, `later`, when they are wanted; what is `there` already is not looked into. */
function broughtBy(
  key: string,
  later: boolean,
  there: ReadonlySet<string> = new Set(),
  found = new Set<string>(),
): Set<string> {
  if (found.has(key) || there.has(key)) return found;
  found.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
  for (const next of [...imports, ...(later ? dynamicImports : [])]) broughtBy(next, later, there, found);
  return found;
}

const sizeOf = (files: Iterable<string>) => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(file)).length;
  return bytes;
};

const dist = join(root, 'web/dist/client');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const keyOf = (end: string) => Object.keys(manifest).find((key) => key.endsWith(end)) ?? end;
const page = new Set(
  ['src/entry-client.tsx', 'search/search-page.tsx'].flatMap((end) => [...broughtBy(keyOf(end), false)]),
);
const own = [...broughtBy(keyOf('src/map/map-panel.tsx'), true, page)];
const isWorker = (name: string) => name.includes('maplibre-gl-worker') && name.endsWith('.js');
const worker = readdirSync(join(dist, 'assets')).filter(isWorker);
const ours = sizeOf([
  ...own.map((key) => join(dist, manifest[key]?.file ?? '')),
  ...worker.map((name) => join(dist, 'assets', name)),
]);

// A clean install puts all packages into the root's folder and makes none here.
mkdirSync(join(root, 'web/node_modules'), { recursive: true });
const folder = mkdtempSync(join(root, 'web/node_modules/.bare-map-'));
try {
  writeFileSync(join(folder, 'bare.js'), BARE);
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { outDir: join(folder, 'out'), rollupOptions: { input: join(folder, 'bare.js') } },
  });
  const assets = join(folder, 'out/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const bare = sizeOf(scripts.map((name) => join(assets, name)));
  report('Code of the map, gzip', [
    ['ours, with its tools and the worker, KB', round(ours / KB)],
    ['a bare MapLibre with deck.gl, KB', round(bare / KB)],
    ['ours / bare (≤ 1.2)', round(ours / bare), ours / bare <= 1.2],
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
