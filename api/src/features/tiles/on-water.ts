import type { Archive } from '@diyar/tiles/still';
import { openStreets } from './streets-file.ts';

/** The last zoom of the streets' archives. */
const ZOOM = 14;

/** Whether a point lies in a lake or a wide river that an archive of streets knows. */
export async function isInWater(archive: Archive, { lng, lat }: { lng: number; lat: number }): Promise<boolean> {
  const side = 2 ** ZOOM;
  const x = ((lng + 180) / 360) * side;
  const y = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * side;
  const water = (await archive.tile(ZOOM, Math.floor(x), Math.floor(y)))?.layers.water;
  for (let at = 0; water && at < water.length; at++) {
    const feature = water.feature(at);
    const [left, top] = [(x % 1) * water.extent, (y % 1) * water.extent];
    // Even and odd: an island is a ring within a ring.
    const crossed = feature
      .loadGeometry()
      .flatMap((ring) => ring.filter((to, index) => crosses(ring.at(index - 1) ?? to, to, left, top)));
    if (crossed.length % 2 === 1) return true;
  }
  return false;
}

type Corner = { x: number; y: number };
const crosses = (from: Corner, to: Corner, x: number, y: number): boolean =>
  from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);

/** The same of the streets in a folder of tiles; false where there are none of our own. */
export async function isOnWater(folder: string, point: { lng: number; lat: number }): Promise<boolean> {
  const { archive } = (await openStreets(folder)) ?? {};
  if (!archive) return false;
  try {
    return await isInWater(archive, point);
  } finally {
    await archive.close();
  }
}
