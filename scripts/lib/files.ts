import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The parsed file, or undefined when it is missing or was cut short. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Readers see the old content or the new one, never half of it. */
export function writeAtomically(file: string, text: string, mode = 0o644): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode });
  renameSync(temporary, file);
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const TAIL_BYTES = 16_384;

/** The end of a text file that may be long. */
export function lastLines(file: string, count: number): string {
  if (!existsSync(file)) return '';
  const descriptor = openSync(file, 'r');
  const { size } = fstatSync(descriptor);
  const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
  readSync(descriptor, tail, 0, tail.length, size - tail.length);
  closeSync(descriptor);
  return tail.toString().trimEnd().split('\n').slice(-count).join('\n');
}

const isIgnored = (name: string): boolean =>
  ['node_modules', 'dist', 'e2e', 'render-tests'].includes(name) || /\.test\.tsx?$|\.md$/.test(name);

/** A hash over names and contents of files and folders (without tests and build results); missing ones count as empty. */
export function hashOfSources(root: string, sources: string[]): string {
  const hash = createHash('sha256');
  const add = (relative: string) => {
    const full = path.join(root, relative);
    if (!existsSync(full)) return;
    const entries = readdirSyncOrUndefined(full);
    if (!entries) hash.update(relative).update('\0').update(readFileSync(full));
    for (const name of entries ?? []) if (!isIgnored(name)) add(path.join(relative, name));
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
}

function readdirSyncOrUndefined(full: string): string[] | undefined {
  try {
    return readdirSync(full).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}
