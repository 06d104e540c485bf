import { createHash } from 'node:crypto';
import type { Db } from '@diyar/db';
import { seedId } from '@diyar/db';
import sharp from 'sharp';
import type { ImageStore, StoredImage } from '#lib/images/index.ts';
import { seedAdvertisements } from './advertisements/seed-advertisements.ts';
import { attachPhotos } from './attach-photos.ts';
import { copyPhotos } from './copied-photos.ts';
import { drawOfficeLogo } from './logos/office-logo.ts';
import { look } from './look.ts';
import { pictures, pool } from './pictures/pool.ts';
import { storePicture } from './pictures/store-pictures.ts';
import { random } from './random.ts';

/**
 * Keeps the demo's pictures where uploads are and hangs them on its listings and offices. What is there is passed over.
 * @returns what was done, in a line
 */
export async function illustrate(db: Db, store: ImageStore): Promise<string> {
  const images: StoredImage[] = [];
  for (const picture of pictures) images.push(await storePicture(store, picture));
  await db('images')
    .insert(images.map((image) => ({ ...rowOf(image), is_stock: true })))
    .onConflict('id')
    .ignore();
  const given = await attachPhotos(db, pool);
  await copyPhotos(db, store);
  await drawLogos(db, store);
  await seedAdvertisements(db, store);
  return `${pictures.length} pictures for ${given.toLocaleString('en-US')} listings without`;
}

async function drawLogos(db: Db, store: ImageStore): Promise<void> {
  const offices = await db('offices').whereNull('logo_image_id').select('id', 'name_ar');
  for (const office of offices) {
    const id = seedId('images', `demo/logo/${office.id}`);
    const dice = random(61, ...(office.id.match(/[0-9a-f]{8}/g) ?? []).map((hex) => Number.parseInt(hex, 16)));
    const image =
      (await store.describe(id)) ?? (await storeLogo(store, id, await drawOfficeLogo(dice, office.name_ar)));
    await db('images').insert(rowOf(image)).onConflict('id').ignore();
    await db('offices').where({ id: office.id }).whereNull('logo_image_id').update({ logo_image_id: id });
  }
}

async function storeLogo(store: ImageStore, id: string, logo: Buffer): Promise<StoredImage> {
  const { width, height } = await sharp(logo).metadata();
  const sha256 = createHash('sha256').update(logo).digest('hex');
  const image: StoredImage = { id, sha256, width, height, bytes: logo.length, ...(await look(logo)) };
  await store.keep(image, logo);
  return image;
}

const rowOf = ({ id, sha256, width, height, bytes, thumbhash, color }: StoredImage) => ({
  id,
  sha256: Buffer.from(sha256, 'hex'),
  width,
  height,
  bytes,
  thumbhash,
  color,
});
