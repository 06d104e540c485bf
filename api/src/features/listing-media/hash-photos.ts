import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import { type ImageStore, PLAIN } from '#lib/images/index.ts';

const AT_ONCE = 200;

/** Photos kept before they had a hash get theirs; one whose file is gone looks like nothing. Safe to run twice. */
export async function hashPhotos({ db, images }: { db: Db; images: ImageStore }): Promise<void> {
  const ids = await db('images').where({ is_stock: false }).whereNull('dhash').orderBy('id').limit(AT_ONCE).pluck('id');
  for (const id of ids) {
    const dhash = (await images.dhash(id)) ?? PLAIN;
    await db('images').where({ id }).update({ dhash });
  }
  if (ids.length === AT_ONCE) await enqueue(db, 'photo_hashes', {});
}
