import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#lib/errors.ts';
import { readLimited } from '#lib/images/index.ts';
import { isReadable } from '#lib/readable-text.ts';

/** Multipart bodies, one file each; what a file may be is for the feature to say. */
export const uploads = fp(async (app) => {
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, headerPairs: 50 } });
});

/** Fields that a form adds to its file. */
const FORM_BYTES = 64 * 1024;

/** Signs that steer a terminal, or turn the direction of what stands around a name. */
const UNWANTED = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

interface Limit {
  maxBytes: number;
  missing: string;
  tooLarge: string;
  /** Throws for first bytes that no allowed file begins with. */
  refuseHead?: (head: Buffer) => void;
  onName?: (name: string) => void;
}

/**
 * The one file of the request, whole. A refused one is not read to its end.
 * @throws AppError `missing` (400) without it, `tooLarge` (413), upload_failed (400) when it broke off
 */
export async function uploadedFile(request: FastifyRequest, field: string, limit: Limit): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(limit.missing, 400).on(field);
  const maximumMegabytes = Math.floor(limit.maxBytes / 1_048_576);
  const tooLarge = () => new AppError(limit.tooLarge, 413, { maximumMegabytes }).on(field);
  if (Number(request.headers['content-length'] ?? 0) > limit.maxBytes + FORM_BYTES) throw tooLarge();
  try {
    const file = await request.file({ limits: { fileSize: limit.maxBytes + 1 } });
    if (file?.fieldname !== field) throw new AppError(limit.missing, 400).on(field);
    if (!isReadable(file.filename)) throw new AppError('upload_failed', 400).on(field);
    limit.onName?.(file.filename.replace(UNWANTED, ''));
    const bytes = await readLimited(file.file, limit.maxBytes, { tooLarge, refuseHead: limit.refuseHead });
    if (bytes.length === 0) throw new AppError(limit.missing, 400).on(field);
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw tooLarge();
    throw new AppError('upload_failed', 400).on(field);
  }
}
