import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

/** Reads an upload into memory, giving up (413) as soon as it is larger than allowed. */
export async function readLimited(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks, size);
}

export const tooLarge = (maxBytes: number) =>
  new AppError('image_too_large', 413, { maximumMegabytes: Math.floor(maxBytes / (1024 * 1024)) });
