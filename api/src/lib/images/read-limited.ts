import { AppError } from '../errors.ts';

interface Refusals {
  tooLarge?: (maxBytes: number) => AppError;
  /** Throws for first bytes that no allowed file begins with; the sender is spared the rest. */
  refuseHead?: (head: Buffer) => void;
}

/** Enough of a file to tell its type. */
const HEAD_BYTES = 16;

/** Reads an upload into memory, giving up (413) as soon as it is larger than allowed. */
export async function readLimited(
  stream: AsyncIterable<unknown>,
  maxBytes: number,
  refusals: Refusals = {},
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer;
    const isHead = size < HEAD_BYTES && size + bytes.length >= HEAD_BYTES;
    size += bytes.length;
    if (size > maxBytes) throw (refusals.tooLarge ?? tooLarge)(maxBytes);
    chunks.push(bytes);
    if (isHead) refusals.refuseHead?.(Buffer.concat(chunks));
  }
  const whole = Buffer.concat(chunks, size);
  // A file shorter than a head is judged as well, in the words of what was to be sent; an empty one is missing.
  if (size > 0 && size < HEAD_BYTES) refusals.refuseHead?.(whole);
  return whole;
}

export const tooLarge = (maxBytes: number) =>
  new AppError('image_too_large', 413, { maximumMegabytes: Math.floor(maxBytes / (1024 * 1024)) });
