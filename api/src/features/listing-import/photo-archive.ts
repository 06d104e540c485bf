import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileStore, readLimited } from '#lib/images/index.ts';
import { openZip } from '#lib/tables/open-zip.ts';
import { IMAGE_MAX_BYTES } from '#rules/listing-media.ts';
import { MAX_ARCHIVE_ENTRIES } from './fields.ts';
import { photoKey } from './judge-row.ts';
import type { ImportRow } from './queries.ts';

export interface PhotoArchive {
  names: ReadonlySet<string>;
  /** A photo by its file name, whatever folder it lies in; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export const pieceName = (offset: number, length: number) => `c${offset}-${length}`;
export const isComplete = ({ photo_bytes, photo_pieces }: Pick<ImportRow, 'photo_bytes' | 'photo_pieces'>) =>
  photo_bytes !== null && photo_pieces.reduce((sum, piece) => sum + piece, 0) === Number(photo_bytes);

/** Nothing of it is ever unpacked to a path: entries are found by their name's last part and read into memory, one at a time. */
const LIMITS = { entries: MAX_ARCHIVE_ENTRIES, bytes: 8 * 1024 ** 3, errorCode: 'import_archive_unreadable' };

/** Puts the pieces together in a file of this process and lists it. @throws AppError import_archive_unreadable */
export async function openPhotos(files: FileStore, row: ImportRow): Promise<PhotoArchive | null> {
  if (!isComplete(row)) return null;
  const path = join(tmpdir(), `diyar-photos-${randomUUID()}.zip`);
  const file = await open(path, 'wx', 0o600);
  try {
    let offset = 0;
    for (const length of row.photo_pieces) {
      await file.write((await files.read(row.id, pieceName(offset, length))) ?? Buffer.alloc(0));
      offset += length;
    }
  } finally {
    await file.close();
  }
  try {
    const zip = await openZip(path, LIMITS);
    // The open file stays readable: a worker that is killed leaves nothing behind.
    await rm(path, { force: true });
    const byName = new Map(
      [...zip.entries].filter(([name]) => !name.endsWith('/')).map(([name, one]) => [photoKey(name), one]),
    );
    return {
      names: new Set(byName.keys()),
      async read(name) {
        const entry = byName.get(photoKey(name));
        return entry && readLimited(await zip.stream(entry), IMAGE_MAX_BYTES);
      },
      async close() {
        zip.close();
      },
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
