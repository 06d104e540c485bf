import type { Category } from '@diyar/api/contracts/categories';
import { describe, expect, it } from 'vitest';
import { aContent, aDraft, theFacts } from '#testing/a-form.ts';
import { areaSlipOf } from './area-sense.ts';
import { begunOf } from './begun.ts';
import { foundIn, treeOf } from './category-tree.ts';
import { EMPTY } from './content.ts';
import { differencesOf, mergedWith } from './differences.ts';
import { openForm } from './open-form.ts';
import { completed, fitOf, withStreet } from './place-fit.ts';
import { isNearSyria, nudged, readPoint } from './point.ts';
import { equivalentsOf, slipOf } from './price-sense.ts';
import { scoreOf } from './score.ts';
import { tabOf } from './tabs.ts';

describe('the price', () => {
  it('is told in the other moneys', () => {
    expect(equivalentsOf({ price: '١١٥٠٠', currency: 'SYP', pound: 'new' }, 115)).toEqual({
      dollars: 100,
      newPounds: 11_500,
      oldPounds: 1_150_000,
    });
    expect(equivalentsOf({ price: '1150000', currency: 'SYP', pound: 'old' }, 115)?.dollars).toBe(100);
    expect(equivalentsOf({ price: '100', currency: 'USD', pound: '' }, undefined)).toEqual({
      dollars: 100,
      newPounds: undefined,
      oldPounds: undefined,
    });
    expect(equivalentsOf({ price: 'x', currency: 'USD', pound: '' }, 115)).toBeUndefined();
  });

  it.each([
    [{ price: '85000' }, undefined],
    [{ price: '950000000' }, 'pounds_not_dollars'],
    [{ price: '950000000', currency: 'SYP' }, 'old_pounds'],
    [{ price: '1000000', currency: 'SYP', pound: 'old' }, 'new_pounds'],
    [{ price: '85' }, 'too_low'],
    [{ price: '950000000', confirmPrice: true }, undefined],
    [{ price: '50 مليون ليرة' }, 'pounds_written'],
    [{ price: '$50,000', currency: 'SYP' }, 'dollars_written'],
    [{ price: '50 مليون ليرة', currency: 'SYP', pound: 'old' }, undefined],
  ])('%o: %s', (over, slip) => expect(slipOf(aContent(over), theFacts(), 115)).toBe(slip));

  it.each([
    [{ rent: '350' }, undefined],
    [{ rent: '3500000' }, 'pounds_not_dollars'],
    [{ rent: '3500000', currency: 'SYP', pound: 'new' }, 'old_pounds'],
    [{ rent: '2' }, 'too_low'],
    [{ rent: '' }, undefined],
    [{ rent: '3500000', confirmPrice: true }, undefined],
  ])('beside a sale price, %o: %s', (over, slip) => expect(slipOf(aContent(over), theFacts(), 115, 'rent')).toBe(slip));
});

describe('the area', () => {
  const carrying = (...carries: string[]) => {
    const facts = theFacts();
    return { ...facts, category: { ...facts.category, carries: ['area', ...carries] } };
  };
  it.each([
    ['120', ['bedrooms', 'floor'], undefined],
    ['120,5', ['bedrooms', 'floor'], undefined],
    ['1205', ['bedrooms', 'floor'], 'area_high'],
    ['120.500', ['bedrooms'], 'area_high'],
    ['1.2', ['bedrooms', 'floor'], 'area_low'],
    ['5000', [], undefined],
    ['120.500.000', [], 'area_high'],
    ['1', [], 'area_low'],
    ['x', [], undefined],
  ] as const)('%s of what carries %j: %s', (area, carries, slip) =>
    expect(areaSlipOf(aContent({ area }), carrying(...carries))).toBe(slip),
  );
  it('is silent about an area that was said to be right', () =>
    expect(areaSlipOf(aContent({ area: '1', confirmArea: true }), carrying('bedrooms'))).toBeUndefined());
});

describe('the place', () => {
  const damascus = { key: 'damascus', name: 'دمشق' };
  const mezzeh = { key: 'damascus.mezzeh', name: 'المزة' };
  const located = { inside: true, province: damascus, city: damascus, neighborhood: mezzeh };

  it('reads points as they are written, pasted and linked', () => {
    const point = { lat: 33.5138, lng: 36.2765 };
    expect(readPoint('33.5138, 36.2765')).toEqual(point);
    expect(readPoint('٣٣٫٥١٣٨ ٣٦٫٢٧٦٥')).toEqual(point);
    expect(readPoint('https://maps.example/@33.5138,36.2765,15z')).toEqual(point);
    expect(readPoint('دمشق')).toBeUndefined();
  });

  it('knows Syria’s box, and moves by metres', () => {
    expect(isNearSyria({ lng: 36.3, lat: 33.5 })).toBe(true);
    expect(isNearSyria({ lng: 31.2, lat: 30 })).toBe(false);
    expect(nudged({ lng: 36.3, lat: 33.5 }, 0, 110.574).lat).toBeCloseTo(33.501, 6);
  });

  it('puts the street under the pin before the address, once', () => {
    expect(withStreet('', 'شارع الجلاء')).toBe('شارع الجلاء');
    expect(withStreet('قرب الجامع', 'شارع الجلاء')).toBe('شارع الجلاء، قرب الجامع');
    expect(withStreet('near the school', 'Jalaa Street')).toBe('Jalaa Street, near the school');
    expect(withStreet('بناء 4، شارع الجلاء', 'شارع الجلاء')).toBeUndefined();
  });

  it('says when the pin is elsewhere', () => {
    expect(fitOf({ province: 'damascus', city: 'damascus' }, located)).toEqual({ kind: 'fits' });
    expect(fitOf({ province: 'aleppo', city: 'aleppo' }, located)).toEqual({ kind: 'other_province', place: 'دمشق' });
    expect(fitOf({ province: 'damascus', city: 'x' }, located)).toEqual({ kind: 'other_city', place: 'دمشق' });
    expect(fitOf({ province: '', city: '' }, { ...located, inside: false })).toEqual({ kind: 'outside' });
  });

  it('fills what was still open, and overrules nothing', () => {
    expect(completed({ province: '', city: '', neighborhood: '' }, located)).toEqual({
      province: 'damascus',
      city: 'damascus',
      neighborhood: 'damascus.mezzeh',
    });
    const chosen = { province: 'damascus', city: 'damascus', neighborhood: 'damascus.malki' };
    expect(completed(chosen, located)).toEqual(chosen);
  });
});

describe('opening', () => {
  const copy = { content: aContent({ titleAr: 'ما كُتب هنا' }), version: 2, isUnsent: true, at: 1 };
  const server = (version: number, titleAr = 'ما على الخادم') => aDraft(aContent({ titleAr }), { version });

  it('takes this device’s words when the server knows no newer ones', () => {
    expect(openForm(server(2), copy)).toMatchObject({
      content: copy.content,
      version: 2,
      isUnsent: true,
      conflict: undefined,
    });
  });
  it('shows both when somebody saved in between', () => {
    expect(openForm(server(3), copy)).toMatchObject({ content: copy.content, conflict: { version: 3 } });
  });
  it('knows a save of its own that the server took while the page ended', () => {
    const unanswered = [aContent({ titleAr: 'ما أُرسل' })];
    const before = openForm(server(3, 'ما أُرسل'), { ...copy, unanswered });
    expect(before).toMatchObject({ content: copy.content, version: 3, isUnsent: true, conflict: undefined });
    expect(openForm(server(3, 'ما كتبه غيري'), { ...copy, unanswered })).toMatchObject({ conflict: { version: 3 } });
    // It may be on its way still: the form remembers it until an answer says.
    expect(openForm(server(2), { ...copy, unanswered })).toMatchObject({ version: 2, unanswered });
  });
  it('has nothing to ask when both say the same', () => {
    expect(openForm(server(3, 'ما كُتب هنا'), copy)).toMatchObject({ version: 3, isUnsent: false, conflict: undefined });
  });
  it('takes the server’s when everything here was sent', () => {
    expect(openForm(server(3), { ...copy, isUnsent: false })?.content.titleAr).toBe('ما على الخادم');
  });
  it('goes on from this device when the server is away, and is empty when nobody knows anything', () => {
    expect(openForm('unreachable', copy)?.content).toEqual(copy.content);
    expect(openForm('unreachable', undefined)).toBeUndefined();
    expect(openForm('none', undefined)?.content).toEqual(EMPTY);
  });
});

describe('two versions', () => {
  const mine = aContent({ price: '90000', attributes: { ownership_paper: 'green_tabu', building_age: '9' } });
  const theirs = aContent({ address: 'شارع آخر', longitude: '36.3' });

  it('differ field by field', () => {
    expect(
      differencesOf(mine, theirs)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['address', 'attributes.building_age', 'latitude', 'price']);
  });
  it('are put together as chosen, the point as one', () => {
    const merged = mergedWith(mine, theirs, new Set(['latitude', 'attributes.building_age']));
    expect(merged).toMatchObject({ price: '90000', longitude: '36.3', address: mine.address });
    expect(merged.attributes).toEqual({ ownership_paper: 'green_tabu' });
  });
});

describe('the rest', () => {
  it('scores what readers miss, the most useful advice first', () => {
    const bare = scoreOf(aContent(), theFacts(), 1);
    const rich = scoreOf(
      aContent({
        titleEn: 'Flat for sale',
        descriptionEn: 'x'.repeat(300),
        neighborhood: 'damascus.mezzeh',
        attributes: { building_age: '9' },
      }),
      theFacts(),
      8,
    );
    expect(bare.advice[0]).toMatchObject({ code: 'photos', count: 7, path: 'images' });
    expect(rich).toEqual({ score: 100, advice: [] });
    expect(bare.score).toBeLessThan(30);
  });

  it('sends a error to the tab that shows its field', () => {
    const paths = [
      'price',
      'attributes.ownership_paper',
      'attributes.building_age',
      'city',
      'proximities.school',
      'images',
    ];
    expect(paths.map((path) => tabOf(path, theFacts()))).toEqual([
      'details',
      'details',
      'features',
      'location',
      'features',
      'images',
    ]);
  });

  it('lists drafts of the server and of this device, the last touched first', () => {
    const row = {
      id: 'a',
      version: 1,
      state: 'draft' as const,
      isChange: false,
      title: 'شقة',
      category: { key: 'apartments', name: 'شقق' },
      image: null,
      updatedAt: '2026-03-01T10:00:00.000Z',
    };
    const copies = [
      {
        id: 'b',
        copy: { content: aContent({ titleAr: 'بيت' }), version: 0, isUnsent: true, at: Date.parse('2026-03-02') },
      },
      { id: 'c', copy: { content: aContent(), version: 2, isUnsent: false, at: 1 } },
    ];
    expect(begunOf([row], copies, 'ar').map(({ id, title, mark }) => [id, title, mark])).toEqual([
      ['b', 'بيت', 'onDevice'],
      ['a', 'شقة', undefined],
    ]);
  });

  it('finds categories by either language and any spelling, never a branch', () => {
    const of = (id: string, level: number, parentId: string | null, nameAr: string, nameEn: string): Category => ({
      ...theFacts().category,
      ...{ id, level, parentId, nameAr, nameEn, name: nameAr, slug: id },
    });
    const roots = treeOf([
      of('home', 0, null, 'عقارات', 'Real estate'),
      of('living', 1, 'home', 'سكني', 'Residential'),
      of('flats', 2, 'living', 'شقق', 'Apartments'),
      of('villas', 2, 'living', 'فيلات', 'Villas'),
    ]);
    const slugs = (text: string) => foundIn(roots, text).map(({ slug }) => slug);
    expect(slugs('الشقق')).toEqual(['flats']);
    expect(slugs('VILLA')).toEqual(['villas']);
    expect(slugs('سكني')).toEqual(['flats', 'villas']);
    expect(slugs('قارب')).toEqual([]);
  });
});
