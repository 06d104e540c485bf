import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Below this a file is read whole: one read beats a stream's four system calls and its events. */
const WHOLE_BYTES = 256 * 1024;

/** @param root usually `<DATA_DIR>/images`; files are at `<root>/<2 hex>/<id>/<name>` */
export function diskFiles(root: string): FileStore {
  // The last two digits: an id made by time (UUIDv7) begins with the same ones for years.
  const folderOf = (id: string) => join(root, id.slice(-2), id);
  const aside = () => join(root, 'incoming', randomUUID());

  return {
    async create(id, files) {
      const temporary = aside();
      try {
        await mkdir(temporary, { recursive: true });
        await mkdir(join(root, id.slice(-2)), { recursive: true });
        await Promise.all([...files].map(([name, data]) => writeFile(join(temporary, name), data)));
        await rename(temporary, folderOf(id));
        return true;
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw orFull(error);
      }
    },
    async add(id, name, data) {
      const temporary = aside();
      try {
        await mkdir(join(root, 'incoming'), { recursive: true });
        await writeFile(temporary, data);
        // Fails when the folder was removed meanwhile; then nothing may come back.
        await rename(temporary, join(folderOf(id), name));
      } catch (error) {
        await rm(temporary, { force: true });
        if (!isCode(error, 'ENOENT')) throw orFull(error);
      }
    },
    has: (id, name) =>
      access(join(folderOf(id), name)).then(
        () => true,
        () => false,
      ),
    open: (id, name) => openFile(join(folderOf(id), name)),
    read: (id, name) => readFile(join(folderOf(id), name)).catch(orMissing),
    async remove(id) {
      const temporary = aside();
      await mkdir(join(root, 'incoming'), { recursive: true });
      // Out of sight in one step, so a reader never meets half an image.
      await rename(folderOf(id), temporary).catch(orMissing);
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

async function openFile(path: string): Promise<StoredFile | undefined> {
  const handle = await open(path).catch(orMissing);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    if (size > WHOLE_BYTES) return { size, body: handle.createReadStream({ highWaterMark: 128 * 1024 }) };
    const body = Buffer.allocUnsafe(size);
    await handle.read(body, 0, size, 0);
    await handle.close();
    return { size, body };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

const isCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '');

const orMissing = (error: unknown): undefined => {
  if (isCode(error, 'ENOENT')) return undefined;
  throw error;
};

/** A full disk is nobody's mistake but ours, and it passes: the sender may try the same again. */
const orFull = (error: unknown) =>
  isCode(error, 'ENOSPC', 'EDQUOT') ? new AppError('media_upload_failed', 503) : error;
