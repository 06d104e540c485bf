import type { AreaPrice, PriceHeat } from '@diyar/api/contracts/places';
import type { Feature, FeatureCollection, Geometry } from 'geojson';

/** A town of nine quarters, and prices of six of them; where our surroundings have nothing to show. */
const WEST = 35.04;
const NORTH = 38.72;
const SIDE = { lng: 0.024, lat: 0.019 };

const square = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const area = (key: string, name_ar: string, name_en: string, kind: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { key, name_ar, name_en, kind, rank: 1 },
  geometry,
});
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const QUARTERS: [key: string, name_ar: string, name_en: string, median: number | null][] = [
  ['maliki', 'المالكي', 'Malki', 1900],
  ['abu-rummaneh', 'أبو رمانة', 'Abu Rummaneh', 1600],
  ['qassaa', 'القصاع', 'Qassaa', 1100],
  ['mezzeh', 'المزة', 'Mezzeh', 1200],
  ['kafr-souseh', 'كفرسوسة', 'Kafr Souseh', 1300],
  ['midan', 'الميدان', 'Al-Midan', 700],
  ['qadam', 'القدم', 'Al-Qadam', null],
  ['zahira', 'الزاهرة', 'Az-Zahira', 500],
  ['tadamon', 'التضامن', 'At-Tadamon', null],
];
const quarters = QUARTERS.map(([key, name_ar, name_en, median], index) => {
  const [west, north] = [WEST + (index % 3) * SIDE.lng, NORTH - Math.floor(index / 3) * SIDE.lat];
  return { key, name_ar, name_en, median, west, south: north - SIDE.lat, east: west + SIDE.lng, north };
});

export const MIDDLE: [number, number] = [WEST + 1.5 * SIDE.lng, NORTH - 1.5 * SIDE.lat];

const point = (kind: string, name_ar: string, name_en: string, coordinates: [number, number]): Feature => ({
  type: 'Feature',
  properties: { key: name_en.toLowerCase(), kind, rank: 1, name_ar, name_en, population: null },
  geometry: { type: 'Point', coordinates },
});
const whole = square(34.6, 38.2, 35.6, 39.2);
export const geo = {
  outline: collection([area('country', 'سوريا', 'Syria', 'country', whole)]),
  governorates: collection([area('damascus', 'دمشق', 'Damascus', 'province', whole)]),
  cities: collection([area('damascus', 'دمشق', 'Damascus', 'city', whole)]),
  neighborhoods: collection(
    quarters.map(({ key, name_ar, name_en, west, south, east, north }) =>
      area(key, name_ar, name_en, 'neighborhood', square(west, south, east, north)),
    ),
  ),
  landmarks: collection([]),
  places: collection(
    quarters.map(({ name_ar, name_en, west, south, east, north }) =>
      point('neighborhood', name_ar, name_en, [(west + east) / 2, (south + north) / 2]),
    ),
  ),
};

export const areas: AreaPrice[] = quarters.flatMap(({ key, name_en, median, west, south, east, north }) =>
  median === null
    ? []
    : {
        ...{ kind: 'neighborhood' as const, key, name: name_en, city: 'damascus', isDivided: false, median, sample: 9 },
        ...{ lng: (west + east) / 2, lat: (south + north) / 2 },
      },
);

/** Medians of tiles over the same town, row by row from the north-west; 0 where too few listings say anything. */
const MEDIANS = [
  [0, 1700, 1900, 1500, 1200, 0],
  [1500, 1800, 2000, 1600, 1100, 900],
  [1300, 1400, 1500, 1300, 900, 700],
  [1100, 0, 1200, 1000, 700, 0],
  [900, 800, 700, 600, 500, 0],
  [0, 0, 600, 450, 0, 0],
];
/** Tile of zoom 15 at the town's north-western corner. */
const FIRST = { x: 19_573, y: 12_556 };
export const heat: PriceHeat = {
  level: 15,
  cells: MEDIANS.flatMap((row, down) =>
    row.flatMap((median, aside) =>
      median === 0 ? [] : [{ x: FIRST.x + aside, y: FIRST.y + down, median, sample: 9 }],
    ),
  ),
};
