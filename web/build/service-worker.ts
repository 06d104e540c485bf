import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { buildTargets } from './promised-browsers.ts';

const ENTRY = 'src/entry-client.tsx';
/** Files of the frame beyond its code, and the page for what went wrong. */
const FRAME = /^src\/(?:app|ui)\/i18n\/|^src\/app\/texts-|^src\/app\/errors\/status-page/;

/** Bundles the worker as one plain script beside the build, which it names its version by. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'diyar:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const manifest = path.join(outDir, '.vite/manifest.json');
      // Called after a build that failed, too: its error is the one to be read.
      if (!existsSync(manifest)) return;
      const text = await readFile(manifest, 'utf8');
      await build({
        configFile: false,
        root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          __VERSION__: JSON.stringify(createHash('sha256').update(text).digest('hex').slice(0, 12)),
          __SHELL__: JSON.stringify(shellOf(JSON.parse(text) as Manifest)),
        },
        build: {
          target: buildTargets(),
          outDir: path.join(outDir, 'worker'),
          emptyOutDir: true,
          lib: {
            entry: path.join(root, 'src/service-worker/worker.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'worker.js',
          },
        },
      });
    },
  };
}

/** Addresses of the frame's code, styles and texts. */
export function shellOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [ENTRY, ...Object.keys(manifest).filter((file) => FRAME.test(file))]) visit(key);
  return [...found].map((file) => `/${file}`);
}
