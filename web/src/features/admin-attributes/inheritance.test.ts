import { describe, expect, it } from 'vitest';
import type { AdminAttribute } from './api.ts';
import { attributesOf, plainAssignment } from './inheritance.ts';

const CATEGORIES = [
  { id: 'homes', parentId: null },
  { id: 'living', parentId: 'homes' },
  { id: 'flats', parentId: 'living' },
  { id: 'villas', parentId: 'living' },
];
const [homes, , flats, villas] = CATEGORIES as [Category, Category, Category, Category];
type Category = (typeof CATEGORIES)[number];

const anAttribute = (slug: string, assignments: AdminAttribute['assignments']): AdminAttribute => ({
  ...{ id: slug, slug, nameAr: slug, nameEn: slug, descriptionAr: null, descriptionEn: null, type: 'select' },
  ...{ unitAr: null, unitEn: null, min: null, max: null, minLength: null, maxLength: null, pattern: null, rules: [] },
  ...{
    isRequired: false,
    isFilterable: true,
    isActive: true,
    defaultValue: 'a',
    options: [],
    version: 1,
    isUndoable: false,
  },
  assignments,
});

describe('the attributes of a category', () => {
  const heating = anAttribute('heating', [
    { ...plainAssignment('homes', 20), isRequired: true, defaultValue: 'b' },
    { ...plainAssignment('flats', 5), isFilterable: false, options: ['a'] },
  ]);
  const tent = anAttribute('tent', [plainAssignment('villas', 1)]);

  it('come from above unless it says otherwise, each value with who says it', () => {
    expect(attributesOf(flats, CATEGORIES, [heating, tent])).toMatchObject([
      {
        own: { categoryId: 'flats' },
        values: { isRequired: true, isFilterable: false, defaultValue: 'b', options: ['a'], sort: 5 },
        from: { isRequired: 'homes', isFilterable: 'flats', defaultValue: 'homes', options: 'flats', shown: 'flats' },
      },
    ]);
    expect(attributesOf(homes, CATEGORIES, [heating])[0]).toMatchObject({
      values: { isFilterable: true },
      from: { isFilterable: null, options: null },
    });
  });

  it('stand in their order', () => {
    expect(
      attributesOf(villas, CATEGORIES, [heating, tent]).map(({ attribute, own }) => [
        attribute.slug,
        own !== undefined,
      ]),
    ).toEqual([
      ['tent', true],
      ['heating', false],
    ]);
  });
});
