import type { Db } from '@diyar/db';
import { seedId } from '@diyar/db';
import type { ImageStore, StoredImage } from '../lib/images/index.ts';
import { attachPhotos } from './attach-photos.ts';
import { drawDemoPhotos, drawOfficeLogo, ROUNDS } from './photos/index.ts';

/**
 * Draws what the demo shows (logos first: they are quick and seen at once), keeps it as any upload is kept, and hangs it on
 * listings and offices. What is there is passed over.
 */
export async function illustrate(db: Db, store: ImageStore, say: (line: string) => void): Promise<void> {
  await drawLogos(db, store);
  say('office logos are drawn');
  for (const { specs, share } of ROUNDS) {
    const pool = await drawDemoPhotos({
      store,
      specs,
      onProgress: (done, total) => say(`photos ${done} of ${total}`),
    });
    await db.transaction(async (trx) => {
      for (const photo of pool) await keepImage(trx, photo);
    });
    const looked = await attachPhotos(db, pool, share);
    say(`${pool.length} photos for ${looked.toLocaleString('en-US')} listings without`);
  }
}

async function drawLogos(db: Db, store: ImageStore): Promise<void> {
  const offices: { id: string; name_ar: string }[] = await db('offices')
    .whereNull('logo_image_id')
    .select('id', 'name_ar');
  for (const office of offices) {
    const id = seedId('images', `demo/logo/${office.id}`);
    const image =
      (await store.describe(id)) ?? (await store.store(await drawOfficeLogo(office.id, office.name_ar), { id }));
    await keepImage(db, image);
    await db('offices').where({ id: office.id }).whereNull('logo_image_id').update({ logo_image_id: id });
  }
}

const keepImage = (db: Db, { id, sha256, width, height, bytes, thumbhash, color }: StoredImage) =>
  db('images')
    .insert({ id, sha256: Buffer.from(sha256, 'hex'), width, height, bytes, thumbhash, color })
    .onConflict('id')
    .ignore();
