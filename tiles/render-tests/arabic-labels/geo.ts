import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { type Box, boxPolygon } from '../../src/box.ts';

/**
 * A tiny country for the picture: four towns whose names exercise what Arabic shaping gets wrong first (the lam-alef
 * ligature, final and initial forms, ta marbuta, digits inside a name). It lies where our surroundings have nothing to
 * show, so that a better river does not change the picture.
 */
const square = (...box: Box): Geometry => boxPolygon(box);

const area = (key: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { key, name_ar: key, name_en: key, kind: 'province', rank: 1 },
  geometry,
});

const place = (
  kind: string,
  rank: number,
  name_ar: string,
  name_en: string,
  coordinates: [number, number],
): Feature => ({
  type: 'Feature',
  properties: { key: name_en.toLowerCase(), kind, rank, name_ar, name_en, population: null },
  geometry: { type: 'Point', coordinates },
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

export const geo = {
  outline: collection([area('country', square(34.6, 38.2, 35.6, 39.2))]),
  governorates: collection([
    area('west', square(34.6, 38.2, 35.1, 39.2)),
    area('east', square(35.1, 38.2, 35.6, 39.2)),
  ]),
  cities: collection([]),
  neighborhoods: collection([]),
  landmarks: collection([]),
  places: collection([
    place('city', 1, 'اللاذقية', 'Latakia', [34.88, 38.85]),
    place('city', 1, 'دمشق', 'Damascus', [35.32, 38.85]),
    place('city', 1, 'القامشلي', 'Qamishli', [34.88, 38.6]),
    place('city', 3, 'مزة 86', 'Mezzeh 86', [35.32, 38.66]),
    place('city', 2, 'الحسكة', 'Al-Hasakah', [35.32, 38.5]),
  ]),
};
