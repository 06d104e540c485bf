import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import type { ImageStore, MediaFiles } from '#lib/images/index.ts';
import { acceptImage } from './accept-image.ts';
import { acceptVideo } from './accept-video.ts';
import type { UploadRow } from './queries.ts';
import { dropUpload, piecesOf } from './uploads.ts';

export interface MediaDeps {
  db: Db;
  images: ImageStore;
  files: MediaFiles;
}

/** The file itself is at fault: it is forgotten. Everything else may be tried again. */
const IS_FINAL = [413, 415, 422];
const running = new Map<string, Promise<void>>();

/** Checks what arrived and makes it part of the listing; whoever asks again meanwhile waits for the same answer. */
export function finishUpload(deps: MediaDeps, upload: UploadRow, ownerId: string): Promise<void> {
  const under = running.get(upload.id) ?? finish(deps, upload, ownerId).finally(() => running.delete(upload.id));
  running.set(upload.id, under);
  return under;
}

async function finish({ db, images, files }: MediaDeps, upload: UploadRow, ownerId: string): Promise<void> {
  if (upload.received < upload.bytes) throw new AppError('upload_incomplete', 409);
  const taken = { listingId: upload.listing_id, ownerId, id: upload.id };
  try {
    const checked = () => asAnnounced(piecesOf(files.uploads, upload), upload.sha256);
    if (upload.kind === 'image') await acceptImage(db, images, taken, () => joined(checked()));
    else await acceptVideo(db, files.videos, taken, checked);
  } catch (error) {
    if (error instanceof AppError && IS_FINAL.includes(error.statusCode))
      await dropUpload(db, files.uploads, upload.id);
    throw error;
  }
  await files.uploads.remove(upload.id);
}

async function* asAnnounced(pieces: AsyncIterable<Buffer>, sha256: Buffer): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  if (!hash.digest().equals(sha256)) throw new AppError('upload_mismatch', 422);
}

async function joined(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts);
}
