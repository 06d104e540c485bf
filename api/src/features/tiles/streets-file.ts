import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Archive, openArchive } from '@diyar/tiles/still';
import type { StreetsSource } from '@diyar/tiles/style';

export const ifThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

export const opened = (file: string): Promise<Archive | undefined> => openArchive(file).catch(ifThere);

/** Streets of our own, in tiles that can be read here, as a folder's `sources.json` names them. */
export async function openStreets(folder: string): Promise<{ source: StreetsSource; archive: Archive } | undefined> {
  const text = await readFile(join(folder, 'sources.json'), 'utf8').catch(ifThere);
  const { streets: source }: { streets?: StreetsSource } = JSON.parse(text ?? '{}');
  if (source?.kind !== 'vector' || !source.url) return undefined;
  const archive = await opened(join(folder, basename(source.url.replace(/\?.*$/, ''))));
  return archive && { source, archive };
}
