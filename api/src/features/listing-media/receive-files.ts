import { createHash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { readLimited } from '#lib/images/index.ts';
import { refuseNoImage } from '#lib/images/sniff.ts';
import { IMAGE_MAX_BYTES, MAX_IMAGES, VIDEO_MAX_BYTES } from '#rules/listing-media.ts';
import { acceptImage } from './accept-image.ts';
import { acceptWholeVideo } from './accept-video.ts';
import type { MediaDeps } from './finish-upload.ts';
import { dropUpload, startUpload } from './uploads.ts';

interface Target {
  listingId: string;
  ownerId: string;
}

/**
 * The photos of one multipart request, one in memory at a time. Those before a bad one stay; sent again, they are found again.
 * @throws AppError images_missing, too_many_images, upload_failed when it broke off, and what the pipeline refuses
 */
export async function receiveImages(deps: MediaDeps, target: Target, request: FastifyRequest): Promise<void> {
  let count = 0;
  for await (const part of partsOf(request, 'images_missing', MAX_IMAGES, IMAGE_MAX_BYTES)) {
    if (part.type !== 'file') continue;
    const field = `images.${count++}`;
    await readLimited(arriving(part.file), IMAGE_MAX_BYTES, { refuseHead: refuseNoImage })
      .then((bytes) => receiveImage(deps, target, bytes))
      .catch((error) => {
        throw error instanceof AppError ? error.on(field) : error;
      });
  }
  if (count === 0) throw new AppError('images_missing', 400).on('images');
}

/** A photo that is in memory already (an import does this too). */
export async function receiveImage({ db, images, files }: MediaDeps, target: Target, bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw new AppError('image_type', 415);
  const sha256 = createHash('sha256').update(bytes).digest();
  const { id } = await startUpload(db, { ...target, kind: 'image', bytes: bytes.length, sha256 });
  try {
    await acceptImage(db, images, { ...target, id }, async () => bytes);
    return id;
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) await dropUpload(db, files.uploads, id);
    throw error;
  }
}

/** @throws AppError video_missing, upload_failed, and what `storeVideo` refuses */
export async function receiveVideo({ db, files }: MediaDeps, target: Target, request: FastifyRequest): Promise<void> {
  for await (const part of partsOf(request, 'video_missing', 1, VIDEO_MAX_BYTES)) {
    if (part.type !== 'file') continue;
    await acceptWholeVideo(db, files.videos, target, arriving(part.file));
    return;
  }
  throw new AppError('video_missing', 400).on('video');
}

async function* partsOf(
  request: FastifyRequest,
  missing: string,
  count: number,
  maxBytes: number,
): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new AppError(missing, 400);
  try {
    // A byte more than allowed, so that it is our limit that is met, with its own sentence.
    yield* request.parts({ limits: { files: count, fileSize: maxBytes + 1 } });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Whatever else the reader of the form says: it has no boundary, a part breaks off.
    throw (error as { code?: string }).code === 'FST_FILES_LIMIT' ? new AppError('too_many_images', 409) : brokenOff();
  }
}

/** A file as it comes. What breaks it off is its form, not our disk. */
async function* arriving(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch {
    throw brokenOff();
  }
}

const brokenOff = () => new AppError('upload_failed', 400);
