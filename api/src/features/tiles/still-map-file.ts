import { type Camera, openArchive, stillMap } from '@diyar/tiles/still';
import { type Flavor, type Language, mapStyle } from '@diyar/tiles/style';

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

/** A still of the base map in a file; undefined while there is none. The file is opened each time, since a rebuild replaces it. */
export async function drawStill(file: string, { look, lang, ...camera }: Camera & Look): Promise<string | undefined> {
  const archive = await openArchive(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!archive) return undefined;
  try {
    return await stillMap(archive, mapStyle({ flavor: look, lang, tilesUrl: '', fontsUrl: NO_FONTS }), camera);
  } finally {
    await archive.close();
  }
}
