import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOADER } from './loader.ts';
import { root } from './root.ts';

/** The programs of the workspaces that the launcher runs to their end, and where they are. */
export const PROGRAMS = {
  migrate: 'db/src/cli/migrate.ts',
  tiles: 'tiles/pipeline/build.ts',
  demo: 'api/src/demo/main.ts',
  backup: 'api/src/cli/backup.ts',
  demoSignIns: 'api/src/demo/sign-ins.ts',
};
export type Program = keyof typeof PROGRAMS;

export const hasProgram = (name: Program): boolean => existsSync(path.join(root, PROGRAMS[name]));

/**
 * The command line of a TypeScript program. Never through npx or the tsx command: those leave the program alive when
 * they are killed themselves.
 */
export const nodeCommand = (name: Program, args: string[] = []): [string, string[]] => [
  process.execPath,
  [...LOADER, path.join(root, PROGRAMS[name]), ...args],
];
