import { describe, expect, it } from 'vitest';
import type { Catalogue, Place } from '#lib/catalogue/index.ts';
import type { Condition } from '../criteria/criteria.ts';
import { placePageOf } from './place-page.ts';

const province = { kind: 'province', slug: 'rif-dimashq', parent: null, children: [{}, {}] } as unknown as Place;
const city = { kind: 'city', slug: 'jaramana', parent: province, children: [] } as unknown as Place;
const catalogue = { places: { byKey: (kind: string) => (kind === 'city' ? city : province) } } as unknown as Catalogue;

const at = (place: Partial<Record<'province' | 'city' | 'neighborhood', string[]>>): Condition => ({
  op: 'places',
  facet: 'place',
  province: [],
  city: [],
  neighborhood: [],
  ...place,
});
const only = (field: 'categories' | 'transactionTypes' | 'propertyType', ...values: string[]): Condition => ({
  op: 'in',
  facet: field,
  field,
  values,
});
const pageOf = (conditions: Condition[], text = '') => placePageOf({ text, conditions }, catalogue);
const JARAMANA = at({ city: ['jaramana'] });

describe('the place page of a search', () => {
  it.each([
    [[JARAMANA], '/syria/rif-dimashq/jaramana'],
    [
      [only('transactionTypes', 'sale'), only('categories', 'apartments'), JARAMANA],
      '/syria/rif-dimashq/jaramana/apartments/sale',
    ],
    [[at({ province: ['rif-dimashq'] }), only('categories', 'land')], '/syria/rif-dimashq/land'],
  ])('is the one that shows the same', (conditions, path) => {
    expect(pageOf(conditions)).toBe(path);
  });

  it.each([
    ['no place', [only('categories', 'apartments')]],
    ['two places', [at({ city: ['jaramana'], province: ['homs'] })]],
    ['two categories', [JARAMANA, only('categories', 'apartments', 'villas')]],
    ['sale or rent', [JARAMANA, only('transactionTypes', 'both')]],
    ['another filter', [JARAMANA, only('propertyType', 'villa')]],
    ['a price', [JARAMANA, { op: 'range', facet: 'price', field: 'price', min: 5 } as Condition]],
  ])('is none with %s', (_what, conditions) => {
    expect(pageOf(conditions)).toBeNull();
  });

  it('is none with words', () => {
    expect(pageOf([JARAMANA], 'balcony')).toBeNull();
  });
});
