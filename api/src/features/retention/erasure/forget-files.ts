import type * as tables from '@diyar/db';
import type { Db } from '@diyar/db';
import { enqueue } from '#jobs/enqueue.ts';
import type { ImageStore, MediaFiles } from '#lib/images/index.ts';
import { dropDocument } from '#lib/private-documents.ts';

/** Names of files by store. `licenses`: what an earlier release asked for. */
export type ErasedFiles = Partial<Record<'pictures' | 'videos' | 'uploads' | 'documents' | 'licenses', string[]>>;

/**
 * Asks for files to be removed once the rows that named them are gone: a job of the same transaction, so a run that is
 * killed in between, or a store that is away, loses none of them.
 */
export async function forgetFiles(trx: Db, files: ErasedFiles): Promise<void> {
  if (Object.values(files).some((ids) => ids.length > 0)) await enqueue(trx, 'erased_files', files);
}

/** The job; done twice it does nothing. */
export async function removeErasedFiles(
  { images, files, dataDir }: { images: ImageStore; files: MediaFiles; dataDir: string },
  { pictures = [], videos = [], uploads = [], documents = [], licenses = [] }: ErasedFiles,
): Promise<void> {
  for (const id of pictures) await images.remove(id);
  for (const id of videos) await files.videos.remove(id);
  for (const id of uploads) await files.uploads.remove(id);
  for (const id of [...documents, ...licenses]) await dropDocument(files.documents, dataDir, id);
}

/** Deletes the rows of those pictures that nobody shows any more. @returns their ids */
export async function unusedPictures(trx: Db, ids: string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: Pick<tables.ImageRow, 'id'>[] }>(
    `delete from images i where i.id = any(?::uuid[])
       and not exists (select from listing_media where image_id = i.id)
       and not exists (select from listing_revision_media where image_id = i.id)
       and not exists (select from videos where poster_image_id = i.id)
       and not exists (select from users where avatar_image_id = i.id)
       and not exists (select from offices where logo_image_id = i.id)
       and not exists (select from advertisements where image_id = i.id)
       and not exists (select from categories where icon_image_id = i.id)
     returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

export async function unusedVideos(trx: Db, ids: string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: Pick<tables.VideoRow, 'id'>[] }>(
    `delete from videos v where v.id = any(?::uuid[])
       and not exists (select from listing_videos where video_id = v.id)
       and not exists (select from listing_revisions where video_id = v.id)
     returning id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
