import sharp from 'sharp';
import { IMAGE_LIMITS } from '#lib/images/limits.ts';
import { ingest } from '#lib/images/render.ts';

/** Stand-in for a picture until it is there; taken from a small copy, since taking an upload in makes its sizes too. */
export async function look(picture: string | Buffer): Promise<{ thumbhash: string; color: string }> {
  const small = await sharp(picture).resize(160).png().toBuffer();
  const { thumbhash, color } = await ingest(small, IMAGE_LIMITS);
  return { thumbhash, color };
}
