import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Camera, type Print, stillMap } from '@diyar/tiles/still';
import { type Flavor, type Language, mapStyle } from '@diyar/tiles/style';
import { cacheAnswers } from '#lib/answer-cache.ts';
import { ifThere, opened, openStreets } from './streets-file.ts';

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

/** The first view of a page is one of few: drawn once, and anew when a file of the folder was replaced. */
const KEPT_MS = 60 * 60_000;

/**
 * Stills of the map in a folder of tiles, with the streets that its `sources.json` names; undefined while there is no base
 * map. The files are opened for each drawing, since a rebuild replaces them.
 */
export function storedStills(folder: string): (view: Camera & Look) => Promise<string | undefined> {
  const kept = cacheAnswers(KEPT_MS, (key: string) => drawStill(folder, JSON.parse(key).view));
  return async ({ lng, lat, zoom, width, height, look, lang }) => {
    const files = await Promise.all(['base.pmtiles', 'sources.json'].map((name) => writtenAt(join(folder, name))));
    return kept(JSON.stringify({ view: { lng, lat, zoom, width, height, look, lang }, files }));
  };
}

const writtenAt = async (file: string): Promise<number | undefined> => (await stat(file).catch(ifThere))?.mtimeMs;

/** A view as SVG; undefined while there is no base map. */
export async function drawStill(
  folder: string,
  { look, lang, ...camera }: Camera & Look,
  print?: Print,
): Promise<string | undefined> {
  const base = await opened(join(folder, 'base.pmtiles'));
  if (!base) return undefined;
  const streets = await openStreets(folder);
  try {
    const style = mapStyle({
      flavor: look,
      lang,
      tilesUrl: '',
      fontsUrl: NO_FONTS,
      ...(streets && { streets: streets.source }),
    });
    return await stillMap({ base, ...(streets && { streets: streets.archive }) }, style, camera, print);
  } finally {
    await Promise.all([base.close(), streets?.archive.close()]);
  }
}
