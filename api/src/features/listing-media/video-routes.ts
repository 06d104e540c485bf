import { Readable } from 'node:stream';
import type { Db } from '@diyar/db';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { FileStore } from '#lib/images/index.ts';
import { videoDoor } from './queries.ts';
import { parseRange } from './range.ts';
import { describeVideo, pieceName, VIDEO_PIECE } from './video/store-video.ts';
import { isVideoKey } from './video/video-path.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `GET /videos/{id}`, whole or in ranges: players ask for the end first and jump about. Open while a public listing shows it,
 * with a key (`keyedVideoPath`) before and after; else as if it were not there. Mounted at the root, like images.
 */
export const videoRoutes: FastifyPluginAsync<{ db: Db; files: FileStore }> = async (app, { db, files }) => {
  app.get<{ Params: { id: string }; Querystring: { key?: string } }>('/videos/:id', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const id = request.params.id.toLowerCase();
    const door = UUID.test(id) ? await videoDoor(db, id) : undefined;
    const isOpen = door && (door.is_public || isVideoKey([request.query.key].flat()[0], door));
    const video = isOpen ? await describeVideo(files, id) : undefined;
    if (!video) throw new AppError('video_not_found', 404);
    const etag = `"${video.sha256.slice(0, 32)}"`;
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      // What is no longer public must not come out of a cache.
      'cache-control': 'private, no-cache',
      'content-type': 'video/mp4',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const isSame = (request.headers['if-range'] ?? etag) === etag;
    const range = parseRange(isSame ? request.headers.range : undefined, video.bytes);
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${video.bytes}`).send();
    const { from, to } = range ?? { from: 0, to: video.bytes - 1 };
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${video.bytes}`);
    reply.header('content-length', to - from + 1);
    if (request.method === 'HEAD') return reply.send();
    return reply.send(Readable.from(bytesBetween(files, id, from, to), { objectMode: false }));
  });
};

/** A single piece in memory at a time; the next is read when the last one is on its way. */
async function* bytesBetween(files: FileStore, id: string, from: number, to: number) {
  for (let index = Math.floor(from / VIDEO_PIECE); index * VIDEO_PIECE <= to; index++) {
    const offset = index * VIDEO_PIECE;
    const piece = await files.read(id, pieceName(index));
    if (!piece) throw new Error(`video ${id} misses piece ${index}`);
    yield piece.subarray(Math.max(0, from - offset), to + 1 - offset);
  }
}
