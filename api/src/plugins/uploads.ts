import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors.ts';

/** Multipart bodies, one file each; what a file may be is for the feature to say. */
export const uploads = fp(async (app) => {
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1_000, headerPairs: 50 } });
});

/**
 * The one file of the request, whole.
 * @throws AppError `missing` (400) without it, `tooLarge` (413), upload_failed (400) when it broke off
 */
export async function uploadedFile(
  request: FastifyRequest,
  field: string,
  limit: { maxBytes: number; missing: string; tooLarge: string; onName?: (name: string) => void },
): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(limit.missing, 400).on(field);
  const maximumMegabytes = Math.floor(limit.maxBytes / 1_048_576);
  try {
    const file = await request.file({ limits: { fileSize: limit.maxBytes } });
    if (file?.fieldname !== field) throw new AppError(limit.missing, 400).on(field);
    limit.onName?.(file.filename);
    const bytes = await file.toBuffer();
    if (bytes.length === 0) throw new AppError(limit.missing, 400).on(field);
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw new AppError(limit.tooLarge, 413, { maximumMegabytes }).on(field);
    throw new AppError('upload_failed', 400).on(field);
  }
}
