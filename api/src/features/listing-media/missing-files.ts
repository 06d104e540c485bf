import type { Db } from '@diyar/db';
import type { Media, NamedFiles } from './contract.ts';
import { uploadsBySha } from './queries.ts';

/** @returns how many of the named files are no part of the listing's media */
export async function missingFiles(
  db: Db,
  listingId: string,
  { photos, video }: Media,
  { media, uploads }: NamedFiles,
): Promise<number> {
  const held = new Set([...photos, ...(video ? [video] : [])].map(({ id }) => id));
  const arrived = await uploadsBySha(db, listingId, uploads);
  const isHeld = (sha256: string) => arrived.some((row) => row.sha256 === sha256 && held.has(row.id));
  return media.filter((id) => !held.has(id)).length + uploads.filter((sha256) => !isHeld(sha256)).length;
}
