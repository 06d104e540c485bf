import path from 'node:path';
import sharp from 'sharp';
import { PAPER_INK } from '#lib/pdf/index.ts';
import { SVG_LETTERS } from '#lib/share-cards/index.ts';
import { drawStill } from '../tiles/index.ts';
import type { WindowContent } from './window-content.ts';

type Place = NonNullable<WindowContent['place']>;
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points on paper of a pixel of the map: names are as large as the sheet's small print. */
const PIXEL = 0.75;
/** Dots of a pixel: 192 an inch. */
const DENSITY = 2;
const ZOOM = { exact: 15, approximate: 13.2 };
/** An approximate listing lies within it. */
const APPROXIMATE_METRES = 500;
const EQUATOR_METRES = 40_075_017;
const TILE_PIXELS = 512;
/** The licence asks for the address where nothing can be pressed; it is the same in both languages. */
export const MAP_CREDIT = '© OpenStreetMap · openstreetmap.org/copyright';

const zoomOf = ({ isApproximate }: Place) => (isApproximate ? ZOOM.approximate : ZOOM.exact);

/** The map of the site round a place as PNG; undefined while there is no base map. The pen's faces have to be known. */
export async function mapPicture(dataDir: string, place: Place, size: Box): Promise<Buffer | undefined> {
  const pixels = { width: Math.round(size.width / PIXEL), height: Math.round(size.height / PIXEL) };
  const view = { lng: place.lng, lat: place.lat, zoom: zoomOf(place), ...pixels, look: 'light', lang: 'ar' } as const;
  const drawing = await drawStill(path.join(dataDir, 'tiles'), view, {
    letters: SVG_LETTERS,
    hasStreetNames: true,
  });
  if (drawing === undefined) return undefined;
  return sharp(Buffer.from(drawing), { density: 72 * DENSITY })
    .flatten()
    .png({ palette: true })
    .toBuffer();
}

/** Over the map: a pin, or the circle that an approximate listing lies within, and whose the map is. */
export function markPlace(document: PDFKit.PDFDocument, place: Place, { x, y, width, height }: Box): void {
  const [middle, centre] = [x + width / 2, y + height / 2];
  if (place.isApproximate) {
    const metresAPixel = (EQUATOR_METRES * Math.cos((place.lat * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoomOf(place));
    document.circle(middle, centre, (APPROXIMATE_METRES / metresAPixel) * PIXEL);
    document.lineWidth(1.5).fillOpacity(0.16).fillAndStroke(PAPER_INK.primary, PAPER_INK.primary).fillOpacity(1);
  } else {
    const [left, right, top] = [middle - 8.5, middle + 8.5, centre - 15];
    document.path(
      `M${middle} ${centre}C${middle - 4} ${centre - 6} ${left} ${centre - 9} ${left} ${top}` +
        `A8.5 8.5 0 0 1 ${right} ${top}C${right} ${centre - 9} ${middle + 4} ${centre - 6} ${middle} ${centre}Z`,
    );
    document.lineWidth(1.5).fillAndStroke(PAPER_INK.primary, '#ffffff');
    document.circle(middle, top, 3).fill('#ffffff');
  }
  document.font('en').fontSize(6);
  const wide = document.widthOfString(MAP_CREDIT) + 8;
  document
    .rect(x + width - wide, y + height - 11, wide, 11)
    .fillOpacity(0.8)
    .fill('#ffffff')
    .fillOpacity(1);
  document.fillColor(PAPER_INK.dim).text(MAP_CREDIT, x + width - wide + 4, y + height - 9.5, { lineBreak: false });
}
