import type { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { refuseNoImage } from '#lib/images/sniff.ts';
import { serve } from '#lib/serve.ts';
import { uploadedFile } from '#plugins/uploads.ts';
import { arrangeImages, removeImage, removeVideo } from './change-photos.ts';
import * as contract from './contract.ts';
import { finishUpload } from './finish-upload.ts';
import { presentUpload } from './present.ts';
import { ownListing } from './queries.ts';
import { receiveImages, receiveVideo } from './receive-files.ts';
import { setPoster } from './set-poster.ts';
import { dropUpload, findUpload, receivePiece, startUpload } from './uploads.ts';
import { readMedia } from './working-set.ts';

/** Photos and the video of one's own listing: in one request, or in pieces that survive a lost connection. */
export const listingMediaRoutes: FastifyPluginAsync = async (app) => {
  const { db, images, files } = app.deps;
  const deps = { db, images, files };
  const owned = async (listingId: string, ownerId: string) => {
    if (!(await ownListing(db, listingId, ownerId))) throw new AppError('listing_not_found', 404);
  };

  serve(app, contract.getMedia, ({ params, caller }) => readMedia(db, params.id, caller.id));

  serve(app, contract.addImages, async ({ params, caller, request }) => {
    const target = { listingId: params.id, ownerId: caller.id };
    await owned(params.id, caller.id);
    await receiveImages(deps, target, request);
    return readMedia(db, params.id, caller.id);
  });
  serve(app, contract.arrangeImages, ({ params, caller, body }) =>
    arrangeImages(db, { listingId: params.id, ownerId: caller.id }, body),
  );
  serve(app, contract.removeImage, ({ params, caller }) =>
    removeImage(db, { listingId: params.id, ownerId: caller.id }, params.imageId),
  );
  serve(app, contract.addVideo, async ({ params, caller, request }) => {
    await owned(params.id, caller.id);
    await receiveVideo(deps, { listingId: params.id, ownerId: caller.id }, request);
    return readMedia(db, params.id, caller.id);
  });
  serve(app, contract.removeVideo, ({ params, caller }) =>
    removeVideo(db, { listingId: params.id, ownerId: caller.id }, params.videoId),
  );
  serve(app, contract.setPoster, async ({ params, caller, request }) => {
    await owned(params.id, caller.id);
    const bytes = await uploadedFile(request, 'poster', {
      maxBytes: contract.POSTER_MAX_BYTES,
      missing: 'poster_missing',
      tooLarge: 'image_too_large',
      refuseHead: refuseNoImage,
    });
    await setPoster(deps, { listingId: params.id, ownerId: caller.id, id: params.videoId }, bytes);
    return readMedia(db, params.id, caller.id);
  });

  serve(app, contract.startUpload, async ({ params, caller, body, reply }) => {
    const sha256 = Buffer.from(body.sha256, 'hex');
    const upload = await startUpload(db, { ...body, sha256, listingId: params.id, ownerId: caller.id });
    reply.code(upload.received > 0 ? 200 : 201);
    return { upload: presentUpload(upload) };
  });
  serve(app, contract.uploadState, async ({ params, caller }) => {
    await owned(params.id, caller.id);
    return { upload: presentUpload(await findUpload(db, params.id, params.uploadId)) };
  });
  serve(app, contract.finishUpload, async ({ params, caller }) => {
    await owned(params.id, caller.id);
    await finishUpload(deps, await findUpload(db, params.id, params.uploadId), caller.id);
    const upload = presentUpload(await findUpload(db, params.id, params.uploadId));
    return { upload, media: await readMedia(db, params.id, caller.id) };
  });
  serve(app, contract.cancelUpload, async ({ params, caller }) => {
    await owned(params.id, caller.id);
    const upload = await findUpload(db, params.id, params.uploadId);
    // A finished upload is a photo, and removed as one.
    if (!upload.finished_at) await dropUpload(db, files.uploads, upload.id);
    return {};
  });

  await app.register(async (pieces) => {
    pieces.addContentTypeParser('application/offset+octet-stream', (_request, body, done) => done(null, body));
    serve(pieces, contract.sendPiece, async ({ params, caller, request }) => {
      const offset = request.headers['upload-offset'];
      if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset) || !request.body)
        throw new AppError('bad_request', 400);
      await owned(params.id, caller.id);
      const upload = await findUpload(db, params.id, params.uploadId);
      const body = request.body as Readable;
      try {
        return { upload: presentUpload(await receivePiece(db, files.uploads, upload, Number(offset), body)) };
      } catch (error) {
        if (error instanceof AppError && error.statusCode === 415) await dropUpload(db, files.uploads, upload.id);
        throw error;
      }
    });
  });
};
