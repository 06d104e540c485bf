import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as vocabulary from '../features.ts';
import { TRANSACTION_TYPES } from '../transaction-types.ts';
import { attributesOf, flattenCategories } from './flatten.ts';
import { CATEGORY_ROOTS } from './index.ts';
import type { Words } from './shape.ts';

const categories = flattenCategories(CATEGORY_ROOTS);
const attributes = attributesOf(categories);
const arabic = /\p{Script=Arabic}/u;
/** Names of things (SSD, Core i7) are the same in both languages. */
const isBilingual = ([ar, en]: Words) => en !== '' && !arabic.test(en) && (arabic.test(ar) || ar === en);

describe('attributes', () => {
  it('have slugs of their own, away from the columns of a listing', () => {
    expect(attributes.filter(({ slug }) => !/^[a-z][a-z0-9_]*$/.test(slug))).toEqual([]);
    const columns = [
      'price',
      'area',
      'bedrooms',
      'bathrooms',
      'rooms',
      'floor',
      'floors',
      'furnishing',
      'availability',
      'features',
      'property_type',
      'title',
      'description',
      'status',
    ];
    expect(attributes.filter(({ slug }) => columns.includes(slug))).toEqual([]);
  });

  it('are named in both languages', () => {
    expect(attributes.filter(({ name }) => !isBilingual(name)).map(({ slug }) => slug)).toEqual([]);
    expect(
      attributes.filter(({ description }) => description && !isBilingual(description)).map(({ slug }) => slug),
    ).toEqual([]);
    expect(attributes.filter(({ unit }) => unit && !isBilingual(unit)).map(({ slug }) => slug)).toEqual([]);
  });

  it('are not called the same inside one category', () => {
    const twice = categories.flatMap(({ slug, effective }) => {
      const names = effective.map(({ attribute }) => attribute.name[0]);
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${slug}: ${name}`);
    });
    expect(twice).toEqual([]);
  });

  it('have options exactly when they are chosen from a list, and good ones', () => {
    for (const { slug, type, options } of attributes) {
      expect([slug, options !== undefined]).toEqual([slug, type === 'select' || type === 'multiselect']);
      const values = (options ?? []).map(({ value }) => value);
      expect([slug, values.length === 0 || values.length >= 2]).toEqual([slug, true]);
      expect([slug, new Set(values).size]).toEqual([slug, values.length]);
      expect([slug, values.filter((value) => !/^[a-z0-9][a-z0-9_.-]*$/.test(value))]).toEqual([slug, []]);
      expect([slug, (options ?? []).filter(({ label }) => !isBilingual(label))]).toEqual([slug, []]);
      const labels = (options ?? []).map(({ label }) => label[0]);
      expect([slug, new Set(labels).size]).toEqual([slug, labels.length]);
    }
  });

  it('bound their numbers and texts', () => {
    for (const { slug, type, min, max, maxLength } of attributes) {
      if (type === 'number') expect([slug, min !== undefined && max !== undefined && min < max]).toEqual([slug, true]);
      if (type === 'text' || type === 'url' || type === 'email')
        expect([slug, maxLength !== undefined]).toEqual([slug, true]);
    }
  });

  it('are filters only when they are no free text', () => {
    const free = attributes.filter(({ type, filterable }) => filterable && ['text', 'url', 'email'].includes(type));
    expect(free.map(({ slug }) => slug)).toEqual([]);
  });

  it('use every type the specification names', () => {
    expect([...new Set(attributes.map(({ type }) => type))].sort()).toEqual([
      'boolean',
      'email',
      'multiselect',
      'number',
      'select',
      'text',
      'url',
    ]);
  });
});

describe('vocabulary', () => {
  const lists = {
    ...vocabulary,
    TRANSACTION_TYPES: TRANSACTION_TYPES.map(({ slug, ar, en }) => ({ value: slug, ar, en })),
  };

  it.each(Object.entries(lists))('%s is bilingual and says nothing twice', (_, terms) => {
    expect(terms.filter(({ ar, en }) => !isBilingual([ar, en]))).toEqual([]);
    expect(new Set(terms.map(({ value }) => value)).size).toBe(terms.length);
    expect(terms.filter(({ value }) => !/^[a-z][a-z_]*$/.test(value))).toEqual([]);
  });

  it('names icons of the set', () => {
    const icons = dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg'));
    const terms: readonly vocabulary.Term[] = Object.values(vocabulary).flat();
    expect(terms.filter(({ icon }) => icon && !existsSync(join(icons, `${icon}.svg`)))).toEqual([]);
  });

  it('holds every value the specification and the tables name', () => {
    const values = (terms: readonly { value: string }[]) => terms.map(({ value }) => value);
    expect(values(vocabulary.FEATURES)).toEqual([
      'parking',
      'elevator',
      'central_heating',
      'renovated',
      'furnished',
      'air_conditioning',
      'security',
      'garden',
      'balcony',
      'pool',
      'new_building',
    ]);
    expect(values(vocabulary.FURNISHINGS)).toEqual(['furnished', 'semi_furnished', 'unfurnished']);
    expect(values(vocabulary.AVAILABILITIES)).toEqual(['available', 'coming_soon', 'under_construction']);
    expect(values(vocabulary.PROXIMITIES)).toEqual(['city_centre', 'hospital', 'school', 'public_transport', 'market']);
    expect(values(vocabulary.PROPERTY_TYPES)).toEqual([
      'apartment',
      'house',
      'villa',
      'land',
      'office',
      'shop',
      'warehouse',
      'commercial',
      'industrial',
      'agricultural',
      'farm',
      'residential',
      'mixed',
      'other',
    ]);
    expect(values(vocabulary.REPORT_TYPES)).toEqual([
      'fake',
      'inappropriate',
      'wrong_info',
      'spam',
      'duplicate',
      'other',
    ]);
  });
});
