import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { encode } from 'uqr';
import { appNow } from '#lib/app-now.ts';
import { readVariant } from '#lib/images/index.ts';
import { serve } from '#lib/serve.ts';
import { admitDrawing, createPen, type Pen } from '#lib/share-cards/index.ts';
import { requireOwnIncluded } from '../quotas/index.ts';
import * as contract from './contract.ts';
import { describeListing } from './describe-listing.ts';
import { describeOffice } from './describe-office.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { drawSheet, type Pictures } from './draw-sheet.ts';
import type { WindowContent } from './window-content.ts';

/** The quiet zone that the standard asks for, in modules. */
const QUIET = 4;

/** `text` as a QR code on white, a PNG with `pixels` for each module. */
function qrPicture(text: string, pixels: number): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const grey = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixels, size * pixels, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

const PHOTO = { width: 1280, format: 'webp' } as const;
const LOGO = { width: 320, format: 'webp' } as const;
/** For each module of the code: sharp on paper at 124 points. */
const MODULE_PIXELS = 16;

/** Sheets and pictures that owners and offices show elsewhere: drawn anew each time, since what they show changes. */
export const shopWindowRoutes: FastifyPluginAsync = async (app) => {
  const { deps } = app;
  const { images, config } = deps;
  let pen: Promise<Pen> | undefined;

  async function picturesOf({ photos, office, address }: WindowContent, most: number): Promise<Pictures> {
    const [code, logo, ...read] = await Promise.all([
      qrPicture(address, MODULE_PIXELS),
      readVariant(images, office?.logo, LOGO),
      ...photos.slice(0, most).map((id) => readVariant(images, id, PHOTO)),
    ]);
    return { code, logo, photos: read.filter((photo) => photo !== undefined) };
  }
  const send = (reply: FastifyReply, type: string, file: Buffer) =>
    reply.header('cache-control', 'private, no-store').type(type).send(file);
  async function sendSheet(content: WindowContent, reply: FastifyReply) {
    pen ??= createPen(config.dataDir);
    await pen;
    const drawn = { brand: config.brand, at: await appNow(deps.db), dataDir: config.dataDir };
    return send(reply, 'application/pdf', await drawSheet(content, await picturesOf(content, 4), drawn));
  }
  async function sendPicture(content: WindowContent, request: FastifyRequest, reply: FastifyReply) {
    pen ??= createPen(config.dataDir);
    const pictures = await picturesOf(content, 1);
    const drawn = { ...pictures, lang: request.lang, brand: config.brand };
    return send(reply, 'image/jpeg', await drawSharePicture(await pen, content, drawn));
  }
  const chosen = (phone: 'true' | 'false' | undefined) => (phone === undefined ? undefined : phone === 'true');

  serve(app, contract.listingSheet, async ({ params, query, caller, request, reply }) => {
    await requireOwnIncluded(deps.db, caller.id, 'shop_window');
    await admitDrawing(request, reply);
    const asked = { id: params.id, userId: caller.id, withPhone: chosen(query.phone) };
    return sendSheet(await describeListing(deps, asked), reply);
  });
  serve(app, contract.listingSharePicture, async ({ params, query, caller, request, reply }) => {
    await requireOwnIncluded(deps.db, caller.id, 'shop_window');
    await admitDrawing(request, reply);
    const asked = { id: params.id, userId: caller.id, withPhone: chosen(query.phone) };
    return sendPicture(await describeListing(deps, asked), request, reply);
  });
  serve(app, contract.officeSheet, async ({ query, caller, request, reply }) => {
    await requireOwnIncluded(deps.db, caller.id, 'shop_window');
    await admitDrawing(request, reply);
    const asked = { userId: caller.id, withPhone: chosen(query.phone) };
    return sendSheet(await describeOffice(deps, asked), reply);
  });
  serve(app, contract.officeSharePicture, async ({ query, caller, request, reply }) => {
    await requireOwnIncluded(deps.db, caller.id, 'shop_window');
    await admitDrawing(request, reply);
    const asked = { userId: caller.id, withPhone: chosen(query.phone) };
    return sendPicture(await describeOffice(deps, asked), request, reply);
  });
};
