import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Archive, type Camera, openArchive, stillMap } from '@diyar/tiles/still';
import { type Flavor, type Language, mapStyle, type StreetsSource } from '@diyar/tiles/style';

/** Letters are the reader's own: a picture in a page loads no fonts. */
const NO_FONTS = {
  'plex-arabic-400.woff2': '',
  'plex-arabic-600.woff2': '',
  'plex-latin-400.woff2': '',
  'plex-latin-600.woff2': '',
};

interface Look {
  look: Flavor;
  lang: Language;
}

/**
 * A still of the map in a folder of tiles, with the streets that its `sources.json` names; undefined while there is no base
 * map. The files are opened each time, since a rebuild replaces them.
 */
export async function drawStill(folder: string, { look, lang, ...camera }: Camera & Look): Promise<string | undefined> {
  const base = await opened(join(folder, 'base.pmtiles'));
  if (!base) return undefined;
  const source = await streetsIn(folder);
  const streets = source?.url && (await opened(join(folder, basename(source.url.replace(/\?.*$/, '')))));
  try {
    const style = mapStyle({
      ...{ flavor: look, lang, tilesUrl: '', fontsUrl: NO_FONTS },
      ...(streets && { streets: source }),
    });
    return await stillMap({ base, ...(streets && { streets }) }, style, camera);
  } finally {
    await Promise.all([base.close(), streets ? streets.close() : undefined]);
  }
}

const ifThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

const opened = (file: string): Promise<Archive | undefined> => openArchive(file).catch(ifThere);

/** Streets of our own, in tiles that can be drawn here. */
async function streetsIn(folder: string): Promise<StreetsSource | undefined> {
  const text = await readFile(join(folder, 'sources.json'), 'utf8').catch(ifThere);
  const { streets }: { streets?: StreetsSource } = JSON.parse(text ?? '{}');
  return streets?.kind === 'vector' ? streets : undefined;
}
