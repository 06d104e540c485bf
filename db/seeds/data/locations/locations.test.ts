import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAnchors, parseGazetteer } from '../../../src/geo/gazetteer.ts';
import { nameKey } from '../../../src/geo/name-key.ts';
import { geodataFile, hasGeodata } from '../../../testing/geodata.ts';
import { flattenCategories } from '../categories/flatten.ts';
import { CATEGORY_ROOTS } from '../categories/index.ts';
import { TRANSACTION_TYPES } from '../transaction-types.ts';
import { anchors } from './anchors.ts';
import { tables } from './index.ts';
import { outline } from './outline.ts';

const places = parseGazetteer(tables);
const ofKind = (kind: string) => places.filter((place) => place.kind === kind);
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

type Point = { lng: number; lat: number };
const kilometres = (a: Point, b: Point) => Math.hypot((a.lng - b.lng) * 91, (a.lat - b.lat) * 111);

function isInside({ lng, lat }: Point): boolean {
  const crossings = outline.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
      return y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
    }),
  );
  return crossings.length % 2 === 1;
}

describe('the gazetteer', () => {
  it('has the 14 governorates, the towns and the neighborhoods of the larger cities', () => {
    expect(ofKind('province')).toHaveLength(14);
    expect(ofKind('city').length).toBeGreaterThan(400);
    expect(ofKind('neighborhood').length).toBeGreaterThan(500);
  });

  it('gives every place one key', () => {
    for (const kind of ['province', 'city', 'neighborhood']) expect(repeated(keysOf(ofKind(kind)))).toEqual([]);
  });

  it('names every place in both scripts, and repeats no spelling', () => {
    for (const { key, slug, nameAr, nameEn, spellings } of places) {
      expect(slug, key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(nameAr, key).toMatch(/^[؀-ۿ0-9 ]+$/);
      expect(nameEn, key).toMatch(/^[A-Za-z0-9' -]+$/);
      expect(repeated([nameAr, nameEn, ...spellings]), key).toEqual([]);
    }
  });

  it('keeps its slugs apart from those of categories and transaction types', () => {
    const taken = new Set([
      ...flattenCategories(CATEGORY_ROOTS).map(({ slug }) => slug),
      ...TRANSACTION_TYPES.map(({ slug }) => slug),
      'apartment', 'house', 'villa', 'land', 'office', 'shop', 'warehouse', 'commercial', 'industrial', 'farm', 'syria',
    ]);
    expect(places.map(({ slug }) => slug).filter((slug) => taken.has(slug))).toEqual([]);
  });

  it('lies inside the outline', () => {
    expect(outline.flat().length).toBeLessThanOrEqual(150);
    expect(keysOf(places.filter(({ center }) => !isInside(center)))).toEqual([]);
    const stray = Object.values(anchors).flatMap(parseAnchors).filter((point) => !isInside(point));
    expect(stray).toEqual([]);
  });

  it('has no two neighborhoods of a city at one point, and none far from its city', () => {
    const cities = new Map(ofKind('city').map((city) => [city.key, city]));
    expect(repeated(ofKind('neighborhood').map(({ parent, center }) => `${parent} ${center.lng} ${center.lat}`))).toEqual([]);
    for (const { key, parent, center } of ofKind('neighborhood')) {
      const city = cities.get(parent ?? '');
      expect(city && kilometres(city.center, center), key).toBeLessThan(12);
    }
  });

  it('knows the names people search for', () => {
    const sought = [
      'المزة', 'كفر سوسة', 'المالكي', 'أبو رمانة', 'الشعلان', 'ركن الدين', 'المهاجرين', 'الميدان', 'برزة', 'دمر', 'مشروع دمر',
      'باب توما', 'القصاع', 'جرمانا', 'ضاحية قدسيا', 'الفرقان', 'الشهباء', 'حلب الجديدة', 'الحمدانية', 'السليمانية', 'العزيزية',
      'الموكامبو', 'Mezzeh', 'Mazzeh', 'Mazze', 'Kafr Sousa', 'Kfarsouseh', 'Kafarsouseh', 'Jermana', 'Lattakia', 'Kobani',
    ];
    const known = new Set(places.flatMap(({ nameAr, nameEn, spellings }) => [nameAr, nameEn, ...spellings]));
    expect(sought.filter((name) => !known.has(name))).toEqual([]);
  });

  it('does not name a place for the former regime', () => {
    expect(keysOf(places.filter(({ nameAr, slug }) => /الأسد$|البعث|باسل|assad|baath/.test(`${nameAr} ${slug}`)))).toEqual([]);
  });

  it.skipIf(!hasGeodata)('agrees with the official list about where the towns are', () => {
    type Official = { name_ar: string; alt_ar: string[]; province_slug: string; lon: number; lat: number };
    const official: Official[] = JSON.parse(readFileSync(geodataFile('cities.json'), 'utf8'));
    const far = ofKind('city').filter(({ nameAr, spellings, province, center }) => {
      const names = new Set([nameAr, ...spellings].map(nameKey));
      const same = official.filter(
        (town) => town.province_slug === province && [town.name_ar, ...town.alt_ar].some((name) => names.has(nameKey(name))),
      );
      return same.length > 0 && Math.min(...same.map(({ lon, lat }) => kilometres(center, { lng: lon, lat }))) > 2.6;
    });
    expect(keysOf(far)).toEqual([]);
  });
});
