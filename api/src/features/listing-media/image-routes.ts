import type { FastifyPluginAsync } from 'fastify';
import type { ImageStore } from '#lib/images/image-store.ts';
import { type ImageFormat, type ImageWidth, variantName } from '#lib/images/variants.ts';
import { acceptedFormats, imageNotFound, parseImageRequest } from './image-request.ts';

/** The content of an address never changes (the store refuses other bytes under one id), so it may be kept for good. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** `GET /images/{id}?w=&fmt=`: files, not the API's JSON, so mounted at the root. */
export const imageRoutes: FastifyPluginAsync<{ store: ImageStore }> = async (app, { store }) => {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/images/:id', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { id, width, format: asked } = parseImageRequest(request.params.id, request.query);
    const format = asked ?? (await choose(store, id, width, acceptedFormats(request.headers.accept)));
    if (!asked) reply.header('vary', 'Accept');

    const variant = { width, format };
    const etag = `"${id}/${variantName(variant)}"`;
    if (names(request.headers['if-none-match'], etag) && (await store.hasVariant(id, variant))) {
      return reply.code(304).headers({ etag, 'cache-control': FOR_GOOD }).send();
    }
    const file = await store.openVariant(id, variant);
    if (!file) throw imageNotFound();
    return reply
      .headers({ etag, 'cache-control': FOR_GOOD, 'content-type': `image/${format}`, 'content-length': file.size })
      .send(file.body);
  });
};

/** AVIF takes half a second to make, so unasked it is only served where somebody has already paid for it. */
async function choose(store: ImageStore, id: string, width: ImageWidth, formats: ImageFormat[]): Promise<ImageFormat> {
  const [best = 'jpeg', next = best] = formats;
  if (best !== 'avif') return best;
  return (await store.hasVariant(id, { width, format: 'avif' })) ? best : next;
}

const names = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
