import { describe, expect, it } from 'vitest';
import { type Attribute, groupAttributes } from './attribute-groups.ts';

const attribute = (slug: string): Attribute => ({ slug, name: slug, values: ['x'], keys: [], unit: null });

describe('groupAttributes', () => {
  it('puts the cost of moving in first and what it does not know last', () => {
    const { groups } = groupAttributes(
      ['pet_age', 'finishing', 'ownership_paper', 'day_one_cash'].map(attribute),
      'real-estate',
    );
    expect(groups.map(({ group, attributes }) => [group, attributes.map(({ slug }) => slug)])).toEqual([
      ['rent', ['day_one_cash']],
      ['papers', ['ownership_paper']],
      ['building', ['finishing']],
      ['more', ['pet_age']],
    ]);
  });

  it('puts what decides first within a group', () => {
    const { groups } = groupAttributes(['water', 'finishing'].map(attribute), 'real-estate');
    expect(groups[0]?.attributes.map(({ slug }) => slug)).toEqual(['finishing', 'water']);
  });

  it('leaves other trees without headings, in the order of their category', () => {
    const attributes = ['year', 'finishing'].map(attribute);
    expect(groupAttributes(attributes, 'vehicles')).toEqual({ own: attributes, groups: [] });
    expect(groupAttributes([], 'real-estate')).toEqual({ own: [], groups: [] });
  });
});
