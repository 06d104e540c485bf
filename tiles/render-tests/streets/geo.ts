import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { type Box, boxPolygon } from '../../src/box.ts';

/** A piece of Aleppo: two quarters of its old town, and three landmarks. */
const square = (...box: Box): Geometry => boxPolygon(box);

const area = (key: string, name_ar: string, name_en: string, geometry: Geometry): Feature => ({
  type: 'Feature',
  properties: { key, name_ar, name_en, kind: 'neighborhood', rank: 1 },
  geometry,
});

const point = (properties: Record<string, unknown>, coordinates: [number, number]): Feature => ({
  type: 'Feature',
  properties: { population: null, ...properties },
  geometry: { type: 'Point', coordinates },
});

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const aleppo = square(36.9, 36.1, 37.35, 36.35);

export const geo = {
  outline: collection([area('country', 'سوريا', 'Syria', square(36.5, 35.9, 37.8, 36.6))]),
  governorates: collection([area('aleppo', 'حلب', 'Aleppo', square(36.5, 35.9, 37.8, 36.6))]),
  cities: collection([area('aleppo', 'حلب', 'Aleppo', aleppo)]),
  neighborhoods: collection([
    area('jdeideh', 'الجديدة', 'Al-Jdeideh', square(37.145, 36.2, 37.16, 36.21)),
    area('bab-qinnasrin', 'باب قنسرين', 'Bab Qinnasrin', square(37.145, 36.19, 37.16, 36.2)),
  ]),
  landmarks: collection([
    point({ key: 'citadel', kind: 'castle', name_ar: 'قلعة حلب', name_en: 'Citadel of Aleppo' }, [37.162, 36.199]),
    point(
      { key: 'square', kind: 'square', name_ar: 'ساحة سعد الله الجابري', name_en: 'Saadallah al-Jabri Square' },
      [37.147, 36.204],
    ),
    point(
      { key: 'souq', kind: 'market', name_ar: 'أسواق حلب القديمة', name_en: 'Old souqs of Aleppo' },
      [37.157, 36.199],
    ),
  ]),
  places: collection([
    point(
      { key: 'jdeideh', kind: 'neighborhood', rank: 1, name_ar: 'الجديدة', name_en: 'Al-Jdeideh' },
      [37.1565, 36.2028],
    ),
    point(
      { key: 'bab-qinnasrin', kind: 'neighborhood', rank: 1, name_ar: 'باب قنسرين', name_en: 'Bab Qinnasrin' },
      [37.154, 36.1955],
    ),
  ]),
};
