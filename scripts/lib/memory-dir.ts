import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { sha256 } from './files.ts';

const SHARED_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** PostgreSQL's log of changes may grow to two gigabytes (`max_wal_size`); sites, browsers and the tests' workers need the rest. */
const LEAST = { folder: 3 * GIB, machine: 10 * GIB };

/** Bytes that are free: in the folder that lies in memory, and in the machine or the container. */
export type Room = { folder: number; machine: number };

export const hasRoom = ({ folder, machine }: Room): boolean => folder >= LEAST.folder && machine >= LEAST.machine;

export const memoryDirOf = (dataDir: string): string => `${SHARED_MEMORY}/diyar-${sha256(dataDir).slice(0, 12)}`;

/**
 * Makes a folder in memory for a database that is thrown away, where there is room for it. A database is a thousand files; on
 * ext4 the ones made soon after others were removed take half a second of the kernel's time.
 * @returns undefined where it has to lie on a disk
 */
export function makeMemoryDir(dataDir: string): string | undefined {
  if (!existsSync(SHARED_MEMORY)) return undefined;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  if (!hasRoom({ folder: bavail * bsize, machine: process.availableMemory() })) return undefined;
  const folder = memoryDirOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}
