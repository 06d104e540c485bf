import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { Assets } from '#app/boot.ts';

const ENTRY = 'src/entry-client.tsx';
const OLDER = 'src/older-browsers/older-browsers.ts';

export type PageAssets = (sources: string[]) => Omit<Assets, 'fonts'>;

/** Files the browser must load for a page built of `sources`, read from the build's manifest. */
export function manifestAssets(manifest: Manifest): PageAssets {
  return (sources) => {
    const chunks = withImports(manifest, [ENTRY, ...sources]);
    const entry = manifest[ENTRY]?.file;
    const older = manifest[OLDER]?.file;
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      scripts: entry ? [address(entry)] : [],
      ...(older && { older: address(older) }),
      preloads: chunks
        .map(({ file }) => file)
        .filter((file) => file !== entry && file.endsWith('.js'))
        .map(address),
    };
  };
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

const address = (file: string) => `/${file}`;

function withImports(manifest: Manifest, keys: string[]) {
  const found = new Map<string, Manifest[string]>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...found.values()];
}
