import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Commands } from './commands.ts';
import { hashOfSources, readText } from './files.ts';
import type { Report } from './progress.ts';

// Everything the bundles are made of: the web itself and what it may import of the others.
const SOURCES = [
  ...[
    'web',
    'tiles/src',
    'tiles/package.json',
    'indexer/src/arabic',
    'api/src/features',
    'api/src/lib',
    'api/src/rules',
    'package-lock.json',
  ],
  'tsconfig.base.json',
];
const VITE = 'node_modules/vite/bin/vite.js';
// The browser's files, then the server's bundle: two builds, each with its own plugins.
const BUILDS = [
  ['build', '--logLevel', 'warn'],
  ['build', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
];

type Means = { root: string; commands: Commands; report: Report };

/** Builds the web when its sources are not the ones it was built from. @returns what was done */
export async function buildWeb({ root, commands, report }: Means): Promise<string> {
  const web = path.join(root, 'web');
  const stamp = path.join(web, 'dist', '.built');
  const hash = hashOfSources(root, SOURCES);
  if (readText(stamp) === hash) return 'up to date';
  rmSync(stamp, { force: true });
  for (const args of BUILDS) {
    report(args.includes('--ssr') ? 'the server’s bundle' : 'the browser’s files');
    await commands.run(process.execPath, [path.join(root, VITE), ...args], {
      log: 'web-build',
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      fails: 'The web could not be built',
    });
  }
  writeFileSync(stamp, hash);
  return 'built';
}
