import type { Readable } from 'node:stream';

/** A file as it is sent: small ones whole, larger ones as a stream that must be consumed or destroyed. */
export interface StoredFile {
  size: number;
  body: Buffer | Readable;
}

/**
 * Where the files of images, videos and uploads under way are kept: a folder per id. Names within it are ours (`original`,
 * `meta.json`, `w320.webp`), content under a name never changes. All that an object store also offers, and nothing more.
 */
export interface FileStore {
  /** Everything of a new folder, visible at once or not at all. False when it exists already. */
  create(id: string, files: Map<string, Buffer>): Promise<boolean>;
  /** Adds one file; writing it twice is harmless. Of a folder that was removed, nothing comes back. */
  add(id: string, name: string, data: Buffer): Promise<void>;
  has(id: string, name: string): Promise<boolean>;
  open(id: string, name: string): Promise<StoredFile | undefined>;
  read(id: string, name: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/** Every folder has this one; on an object store it is written last, so that a folder without it is not there. */
export const META = 'meta.json';
