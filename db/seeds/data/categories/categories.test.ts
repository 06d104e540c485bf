import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseGazetteer } from '../../../src/geo/gazetteer.ts';
import { tables } from '../locations/index.ts';
import { TRANSACTION_TYPES } from '../transaction-types.ts';
import { type FlatCategory, flattenCategories } from './flatten.ts';
import { CATEGORY_ROOTS } from './index.ts';
import type { Carry, Words } from './shape.ts';

const all = flattenCategories(CATEGORY_ROOTS);
const leaves = all.filter((category) => category.level === 2);
const rootOf = (category: FlatCategory): string =>
  category.parent ? rootOf(all.find((candidate) => candidate.slug === category.parent) ?? category) : category.slug;

/** Core fields the search page can filter by. */
const FILTERS: readonly Carry[] = [
  'area',
  'bedrooms',
  'bathrooms',
  'rooms',
  'floor',
  'furnishing',
  'availability',
  'features',
];

const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, index) => sum + c * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

describe('the category tree', () => {
  it('has the roots the specification names', () => {
    expect(CATEGORY_ROOTS.map(({ slug }) => slug).sort()).toEqual(
      [
        'real-estate',
        'fashion-clothing',
        'furniture-home-decor',
        'generators-power',
        'vehicles',
        'beauty-personal-care',
        'events-celebrations',
        'agriculture-farming',
        'health-medical',
        'jobs-employment',
        'livestock-poultry',
        'phones-accessories',
        'pets-animals',
        'home-appliances',
        'services',
      ].sort(),
    );
  });

  it('has slugs that are unique and are no place, transaction or path word', () => {
    const slugs = all.map(({ slug }) => slug);
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    const taken = new Set<string>(['for-sale', 'for-rent', 'syria', 'properties', 'offices', 'office', 'property']);
    for (const { slug } of TRANSACTION_TYPES) taken.add(slug);
    for (const place of parseGazetteer(tables)) taken.add(place.slug).add(place.key);
    expect(slugs.filter((slug) => taken.has(slug))).toEqual([]);
  });

  it('reaches level 2 on every branch and stops there', () => {
    const parents = new Set(all.map(({ parent }) => parent));
    expect(all.filter(({ level, slug }) => level < 2 && !parents.has(slug)).map(({ slug }) => slug)).toEqual([]);
    expect(all.filter(({ level }) => level > 2).map(({ slug }) => slug)).toEqual([]);
  });

  it('is named and described in both languages, each in its script', () => {
    const wrong = all.filter(
      ({ node }) =>
        ![node.name, node.about].every(([ar, en]: Words) => {
          return /\p{Script=Arabic}/u.test(ar) && /[A-Za-z]/.test(en) && !/\p{Script=Arabic}/u.test(en);
        }),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('does not call two siblings the same', () => {
    const names = all.flatMap(({ parent, node }) => node.name.map((name) => `${parent}: ${name}`));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives buyers at least three things to filter each listing category by', () => {
    const poor = leaves.filter(({ carries, effective }) => {
      const attributes = effective.filter((attribute) => attribute.inFilters ?? attribute.filterable ?? attribute.attribute.filterable);
      return attributes.length + carries.filter((carry) => FILTERS.includes(carry)).length < 3;
    });
    expect(poor.map(({ slug }) => slug)).toEqual([]);
  });

  it('allows at least one transaction and one kind of price everywhere', () => {
    expect(all.filter(({ transactions }) => transactions.length === 0).map(({ slug }) => slug)).toEqual([]);
    expect(
      all.filter(({ carries }) => !carries.some((c) => /^price_(amount|salary|free)$/.test(c))).map(({ slug }) => slug),
    ).toEqual([]);
    const jobs = leaves.filter((leaf) => rootOf(leaf) === 'jobs-employment');
    expect(jobs.every(({ carries }) => carries.includes('price_salary') && !carries.includes('price_amount'))).toBe(
      true,
    );
  });

  it('asks for a period wherever a thing can be let for an amount', () => {
    const lettable = leaves.filter(
      ({ transactions, carries }) => transactions.includes('rent') && carries.includes('price_amount'),
    );
    expect(lettable.filter(({ carries }) => !carries.includes('price_period')).map(({ slug }) => slug)).toEqual([]);
  });

  it('has a property type, a map point, an area and an ownership paper on every piece of real estate, and only there', () => {
    for (const leaf of leaves) {
      const isRealEstate = rootOf(leaf) === 'real-estate';
      expect([leaf.slug, leaf.node.propertyType !== undefined]).toEqual([leaf.slug, isRealEstate]);
      if (!isRealEstate) continue;
      expect(leaf.carries).toEqual(expect.arrayContaining(['area', 'exact_point']));
      expect(leaf.effective.map(({ attribute }) => attribute.slug)).toContain('ownership_paper');
      if (leaf.transactions.includes('rent'))
        expect(leaf.effective.map(({ attribute }) => attribute.slug)).toContain('day_one_cash');
    }
    expect(new Set(leaves.map(({ node }) => node.propertyType)).size).toBe(14 + 1);
  });

  it('requires nothing that its transactions could never ask for, but the paper of homes that are only let', () => {
    const idle = leaves.flatMap(({ slug, transactions, effective }) =>
      effective
        .filter(({ on, required }) => required && on && !on.some((type) => transactions.includes(type)))
        .map(({ attribute }) => `${slug}.${attribute.slug}`),
    );
    expect(
      idle.filter((use) => !/^(shared-rooms|student-housing|daily-furnished-flats)\.ownership_paper$/.test(use)),
    ).toEqual([]);
  });

  it('merges what ancestors said with the nearest word', () => {
    const shops = leaves.find(({ slug }) => slug === 'shops');
    const tenure = shops?.effective.find(({ attribute }) => attribute.slug === 'shop_tenure');
    const inherited = all
      .find(({ slug }) => slug === 'commercial')
      ?.effective.find(({ attribute }) => attribute.slug === 'shop_tenure');
    expect(tenure).toMatchObject({ required: true, inListing: true, sort: inherited?.sort });
  });

  it('has an icon of the set and a colour that is seen on both themes', () => {
    const icons = dirname(createRequire(import.meta.url).resolve('@tabler/icons/outline/home.svg'));
    expect([...new Set(all.map(({ icon }) => icon))].filter((icon) => !existsSync(join(icons, `${icon}.svg`)))).toEqual(
      [],
    );
    const faint = all.filter(({ color }) => contrast(color, '#FFFFFF') < 3 || contrast(color, '#1C2220') < 3);
    expect([...new Set(faint.map(({ color }) => color))]).toEqual([]);
    expect(new Set(all.filter(({ level }) => level === 0).map(({ color }) => color)).size).toBe(CATEGORY_ROOTS.length);
  });

  it('has page texts with a place to fill in', () => {
    for (const { slug, seo } of all) {
      expect([slug, seo.ar.title.includes('{place}'), seo.en.title.includes('{place}')]).toEqual([slug, true, true]);
      expect(seo.ar.title.length).toBeLessThanOrEqual(70);
    }
    expect(all.find(({ slug }) => slug === 'apartments')?.seo.ar.title).toBe('شقق للبيع والإيجار في {place}');
    expect(all.find(({ slug }) => slug === 'apartments')?.seo.en.title).toBe('Apartments for sale and rent in {place}');
  });
});
