import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name: string, file: string) => dirname(require.resolve(`${name}${file}`));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/maplibre/maplibre-gl.css">
<style>html,body,#map{margin:0;height:100%}</style><div id="map"></div>
<script type="importmap">{"imports":{"fflate":"/fflate/browser.js"}}</script>
<script type="module">
import * as maplibregl from '/maplibre/maplibre-gl.mjs';
import { Protocol } from '/pmtiles/index.js';
maplibregl.setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
maplibregl.addProtocol('pmtiles', new Protocol().tile);
window.draw = (options) => new Promise((resolve, reject) => {
  window.shown?.remove();
  const map = window.shown = new maplibregl.Map({ container: 'map', fadeDuration: 0, attributionControl: false, canvasContextAttributes: { preserveDrawingBuffer: true }, ...options });
  map.on('error', (event) => reject(new Error(event.error?.message ?? 'map error')));
  map.once('idle', () => resolve(true));
});
window.ready = true;
</script>`;

export interface PageServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves one map page, the libraries it needs and a tiles folder, on a free local port. */
export async function servePage(tilesFolder: string): Promise<PageServer> {
  const folders: Record<string, string> = {
    maplibre: folderOf('maplibre-gl', '/dist/maplibre-gl.css'),
    pmtiles: join(folderOf('pmtiles', ''), '../esm'),
    fflate: join(folderOf('fflate', ''), '../esm'),
    tiles: tilesFolder,
  };
  const server = createServer((request, response) => {
    answer(request, response, folders).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, folders: Record<string, string>) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/') return response.writeHead(200, { 'content-type': TYPES['.html'] }).end(PAGE);
  const [, folder = '', ...rest] = pathname.split('/');
  const root = folders[folder];
  if (!root) return response.writeHead(404).end();
  const path = join(root, normalize(rest.join('/')));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (!range) return response.writeHead(200, { 'content-type': type }).end(await readFile(path));

  const { size } = await stat(path);
  const start = Number(range[1]);
  const end = Math.min(Number(range[2]), size - 1);
  response.writeHead(206, {
    'content-type': type,
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': end - start + 1,
  });
  return createReadStream(path, { start, end }).pipe(response);
}
