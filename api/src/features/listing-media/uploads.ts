import type { Readable } from 'node:stream';
import type { Db } from '@diyar/db';
import { AppError } from '#lib/errors.ts';
import { type FileStore, META } from '#lib/images/index.ts';
import { refuseNoImage } from '#lib/images/sniff.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '#rules/listing-media.ts';
import { PIECE_MAX_BYTES, type UploadKind } from './contract.ts';
import { isFull } from './photos.ts';
import { type UploadRow, uploadOf } from './queries.ts';
import { isMp4 } from './video/inspect-video.ts';
import { openSet } from './working-set.ts';

/** Files begun and never ended, per listing: more than one browser at work on a full set. */
const MAX_UNFINISHED = 25;

interface Announced {
  listingId: string;
  ownerId: string;
  kind: UploadKind;
  bytes: number;
  sha256: Buffer;
}

/** Finds the upload of this very file, or begins it. @throws AppError …too_large, too_many_images, too_many_uploads */
export function startUpload(db: Db, announced: Announced): Promise<UploadRow> {
  const { listingId, ownerId, kind, bytes, sha256 } = announced;
  const max = kind === 'image' ? IMAGE_MAX_BYTES : VIDEO_MAX_BYTES;
  if (bytes > max) throw new AppError(`${kind}_too_large`, 413, { maximumMegabytes: max / 1_048_576 });
  return db.transaction(async (trx) => {
    const set = await openSet(trx, listingId, ownerId);
    const known = await trx('uploads').where({ listing_id: listingId, kind, sha256 }).first<UploadRow | undefined>();
    if (known?.bytes === bytes) return known;
    if (kind === 'image' && isFull(set.photos)) throw new AppError('too_many_images', 409);
    const [{ n = 0 } = {}] = await trx('uploads').where({ listing_id: listingId, finished_at: null }).count({ n: '*' });
    if (Number(n) >= MAX_UNFINISHED) throw new AppError('too_many_uploads', 409);
    const [row] = known
      ? await trx('uploads').where({ id: known.id }).update({ bytes, received: 0, pieces: [] }).returning('*')
      : await trx('uploads').insert({ listing_id: listingId, kind, sha256, bytes }).returning('*');
    return row as UploadRow;
  });
}

/** @throws AppError upload_not_found */
export async function findUpload(db: Db, listingId: string, id: string): Promise<UploadRow> {
  const upload = await uploadOf(db, listingId, id);
  if (!upload) throw new AppError('upload_not_found', 404);
  return upload;
}

/**
 * Keeps the next piece. What came before a connection broke is kept too, so that a bad line gets on by every byte.
 * @throws AppError upload_offset (409) when the piece doesn't follow on what is here
 */
export async function receivePiece(
  db: Db,
  files: FileStore,
  upload: UploadRow,
  offset: number,
  body: Readable,
): Promise<UploadRow> {
  if (offset !== upload.received) throw wrongOffset(upload.received);
  const piece = await readPiece(body, Math.min(PIECE_MAX_BYTES, upload.bytes - offset));
  if (piece.length === 0) return upload;
  if (offset === 0) {
    refuseEarly(upload.kind, piece);
    await files.create(upload.id, new Map([[META, Buffer.from('{}')]]));
  }
  await files.add(upload.id, uploadPieceName(offset, piece.length), piece);
  const [row] = await db('uploads')
    .where({ id: upload.id, received: offset })
    .update({
      received: offset + piece.length,
      pieces: db.raw('pieces || ?::integer', [piece.length]),
      updated_at: db.raw('app_now()'),
    })
    .returning('*');
  if (!row) throw wrongOffset((await findUpload(db, upload.listing_id, upload.id)).received);
  return { ...row, listing_id: upload.listing_id };
}

const uploadPieceName = (offset: number, length: number) => `c${offset}-${length}`;
const wrongOffset = (offset: number) => new AppError('upload_offset', 409, { offset });

async function readPiece(body: Readable, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += (chunk as Buffer).length;
      if (size > max) throw new AppError('payload_too_large', 413);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  return Buffer.concat(chunks);
}

/** Files that would be refused at the end are refused before the sender pays for the rest. */
function refuseEarly(kind: UploadKind, head: Buffer): void {
  // Too little to tell: the end will.
  if (head.length < 12) return;
  if (kind === 'video' && !isMp4(head)) throw new AppError('video_type', 415);
  if (kind === 'image') refuseNoImage(head);
}

/** The whole file, piece by piece. @throws AppError upload_mismatch when a piece is gone */
export async function* piecesOf(files: FileStore, { id, pieces }: UploadRow): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const length of pieces) {
    const piece = await files.read(id, uploadPieceName(offset, length));
    if (piece?.length !== length) throw new AppError('upload_mismatch', 422);
    yield piece;
    offset += length;
  }
}

export async function dropUpload(db: Db, files: FileStore, id: string): Promise<void> {
  await db('uploads').where({ id }).delete();
  await files.remove(id);
}
