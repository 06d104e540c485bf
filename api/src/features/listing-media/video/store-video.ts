import { createHash } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import { type FileStore, META } from '#lib/images/index.ts';
import { VIDEO_MAX_BYTES } from '#rules/listing-media.ts';
import { blankOut } from './blank-out.ts';
import type { ByteSource } from './boxes.ts';
import { inspectVideo, isMp4, type VideoFacts } from './inspect-video.ts';

export interface StoredVideo extends VideoFacts {
  bytes: number;
  /** Of what was uploaded, hex. */
  sha256: string;
}

/** A video is kept in pieces of one size: memory stays small on the way in, and a range is found by division on the way out. */
export const VIDEO_PIECE = 1024 * 1024;
export const pieceName = (index: number) => `p${index}`;

/**
 * Writes a video down as it comes, then looks at it: nothing shows it before its description says so. May be repeated.
 * @throws AppError video_type, video_too_large, video_unreadable; then nothing is left of it
 */
export async function storeVideo(
  files: FileStore,
  id: string,
  source: AsyncIterable<Uint8Array>,
): Promise<StoredVideo> {
  const kept = await describeVideo(files, id);
  if (kept) return kept;
  await files.create(id, new Map([[META, Buffer.from('{}')]]));
  try {
    const { bytes, sha256 } = await writePieces(files, id, source);
    const { facts, blanks } = await inspectVideo(piecesOf(files, id, bytes));
    for (let index = 0; index * VIDEO_PIECE < bytes; index++) {
      const offset = index * VIDEO_PIECE;
      if (!blanks.some(({ start, end }) => start < offset + VIDEO_PIECE && end > offset)) continue;
      const piece = (await files.read(id, pieceName(index))) ?? Buffer.alloc(0);
      if (blankOut(piece, offset, blanks)) await files.add(id, pieceName(index), piece);
    }
    const video = { ...facts, bytes, sha256 };
    await files.add(id, META, Buffer.from(JSON.stringify(video)));
    return video;
  } catch (error) {
    await files.remove(id);
    throw error;
  }
}

/** Undefined for an unknown video, and for one that has not passed yet. */
export async function describeVideo(files: FileStore, id: string): Promise<StoredVideo | undefined> {
  const meta = await files.read(id, META);
  const video = meta && JSON.parse(meta.toString('utf8'));
  return video?.bytes ? video : undefined;
}

async function writePieces(files: FileStore, id: string, source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(VIDEO_PIECE);
  let bytes = 0;
  let filled = 0;
  let index = 0;
  const write = async () => {
    await files.add(id, pieceName(index++), Buffer.from(piece.subarray(0, filled)));
    filled = 0;
  };
  for await (const chunk of source) {
    if (bytes === 0 && !isMp4(chunk)) throw new AppError('video_type', 415);
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > VIDEO_MAX_BYTES) throw videoTooLarge();
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + VIDEO_PIECE - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled === VIDEO_PIECE) await write();
    }
  }
  if (filled > 0) await write();
  return { bytes, sha256: hash.digest('hex') };
}

function piecesOf(files: FileStore, id: string, size: number): ByteSource {
  // Box after box lies in the same piece: a file of small boxes must not cost a megabyte of reading for each.
  let last: { index: number; bytes: Buffer } | undefined;
  const pieceAt = async (index: number) => {
    if (last?.index !== index) last = { index, bytes: (await files.read(id, pieceName(index))) ?? Buffer.alloc(0) };
    return last.bytes;
  };
  const read = async (offset: number, length: number) => {
    const parts: Buffer[] = [];
    const end = Math.min(offset + length, size);
    for (let index = Math.floor(offset / VIDEO_PIECE); index * VIDEO_PIECE < end; index++) {
      const piece = await pieceAt(index);
      parts.push(piece.subarray(Math.max(0, offset - index * VIDEO_PIECE), end - index * VIDEO_PIECE));
    }
    return Buffer.concat(parts);
  };
  return { size, read };
}

export const videoTooLarge = () =>
  new AppError('video_too_large', 413, { maximumMegabytes: VIDEO_MAX_BYTES / (1024 * 1024) });
