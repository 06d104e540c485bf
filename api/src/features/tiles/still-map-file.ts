import { stat } from 'node:fs/promises';
import { type Archive, type Camera, openArchive, stillMap } from '@diyar/tiles/still';
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

/** Draws stills of a base map's file; of its successor once it is replaced. Undefined while there is no file. */
export function stillsOf(file: string) {
  let opened: { version: number; archive: Promise<Archive> } | undefined;

  async function current(): Promise<Archive | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (opened?.version !== found.mtimeMs) {
      const before = opened;
      opened = { version: found.mtimeMs, archive: openArchive(file) };
      await before?.archive.then((archive) => archive.close());
    }
    return opened.archive;
  }

  return {
    async draw({ look, lang, ...camera }: Camera & Look): Promise<string | undefined> {
      const archive = await current();
      return archive && stillMap(archive, mapStyle({ flavor: look, lang, tilesUrl: '', fontsUrl: NO_FONTS }), camera);
    },
    close: async () => (await opened?.archive)?.close(),
  };
}
