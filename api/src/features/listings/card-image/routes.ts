import { toDocument } from '@diyar/indexer/document';
import type { FastifyPluginAsync } from 'fastify';
import { Lang } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { readVariant } from '#lib/images/index.ts';
import { admitDrawing, cachePictures, createPen, listingCards, type Pen } from '#lib/share-cards/index.ts';
import { presentCard } from '../../search/index.ts';
import { mediaOf, publicListing } from '../queries.ts';
import { cardVersion, cardWords } from './card-words.ts';
import { drawCard } from './draw-card.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Of an address that names an older state, or a photo that is not there yet: shown as it is now, and asked for again soon. */
const SOON = 'public, max-age=300';
const PHOTO = { width: 1280, format: 'webp' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `GET /og/listing/{id}/{version}.jpg?lang=`: the preview picture of a public listing. The version is what the picture
 * shows, so a new price or photo has a new address, and this one may be kept for good.
 */
export const listingCardRoutes: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  const { deps } = app;
  const kept = cachePictures(listingCards(dataDir));
  let pen: Promise<Pen> | undefined;

  type Asked = { Params: { id: string; version: string }; Querystring: { lang?: string } };
  app.get<Asked>('/og/listing/:id/:version', async (request, reply) => {
    const { params, query } = request;
    await admitDrawing(request, reply);
    const row = UUID.test(params.id) ? await publicListing(deps.db, params.id) : undefined;
    if (!row) throw new AppError('listing_not_found', 404);
    const lang = Lang.catch('ar').parse(query.lang);
    const [{ catalogue, wording }, [photo]] = await Promise.all([deps.facts.get(), mediaOf(deps.db, row.id)]);
    const words = cardWords(presentCard(toDocument(row, wording), catalogue, lang), photo?.id ?? null, lang);
    const version = cardVersion(words, deps.config.brand);
    const isWhole = words.photo === null || (await deps.images.hasVariant(words.photo, PHOTO));
    reply
      .header('cache-control', isWhole && params.version === `${version}.jpg` ? FOR_GOOD : SOON)
      .header('cross-origin-resource-policy', 'cross-origin');
    pen ??= createPen(dataDir);
    const write = await pen;
    const brand = deps.config.brand[lang];
    const draw = async () =>
      drawCard(write, words, { photo: await readVariant(deps.images, words.photo, PHOTO), brand });
    return reply
      .type('image/jpeg')
      .send(isWhole ? await kept(`${row.id.slice(-2)}/${row.id}/${version}.jpg`, draw) : await draw());
  });
};
