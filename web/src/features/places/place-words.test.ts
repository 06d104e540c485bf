import type { PlacePage } from '@diyar/api/contracts/places';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../../testing/say.ts';
import { leadOf, listingsOf, placeTitle } from './place-words.ts';

const t = await sayIn('places', 'ar');

const link = (name: string, count: number) => ({ key: `damascus.${name}`, name, path: `/syria/${name}`, count });
const page = (over: Partial<PlacePage> = {}): PlacePage => ({
  id: '00000000-0000-7000-8000-000000000001',
  path: '/syria/damascus/damascus/mezzeh/apartments/sale',
  kind: 'neighborhood',
  name: 'المزة',
  within: [
    { key: 'damascus', name: 'دمشق', path: '/syria/damascus' },
    { key: 'damascus.mezzeh', name: 'المزة', path: '/syria/damascus/damascus/mezzeh' },
  ],
  sharesName: false,
  category: { key: 'apartments', name: 'شقق', root: 'real-estate' },
  categoryPath: [],
  transactionType: 'sale',
  lng: 36.25,
  lat: 33.5,
  bbox: null,
  total: 12,
  items: [],
  prices: [
    {
      category: { key: 'apartments', name: 'شقق', path: '/' },
      deal: 'sale',
      period: null,
      sample: 12,
      median: 192_500,
      low: 110_500,
      high: 303_000,
      perM2: { median: 1870, sample: 12 },
    },
  ],
  children: [],
  neighbours: [],
  categories: [],
  deals: [],
  searchPath: '/properties',
  ...over,
});

describe('what a place page says', () => {
  it.each([
    [1, 'إعلان واحد'],
    [2, 'إعلانان'],
    [3, '3 إعلانات'],
    [11, '11 إعلانًا'],
    [100, '100 إعلان'],
    [1_205, '1,205 إعلانات'],
  ])('counts %d as %s', (count, words) => {
    expect(listingsOf(count, t)).toBe(words);
  });

  it.each([
    [page(), 'شقق للبيع في المزة، دمشق'],
    [page({ transactionType: null }), 'شقق في المزة، دمشق'],
    [page({ category: null }), 'إعلانات للبيع في المزة، دمشق'],
    [page({ category: null, transactionType: 'service' }), 'خدمات في المزة، دمشق'],
    [
      page({ category: null, transactionType: null, kind: 'city', name: 'حلب', sharesName: true }),
      'عقارات وإعلانات في مدينة حلب',
    ],
    [page({ kind: 'province', name: 'حلب', sharesName: true }), 'شقق للبيع في محافظة حلب'],
  ])('heads it', (given, title) => {
    expect(placeTitle(given, t)).toBe(title);
  });

  it('makes its sentences of its figures, and none without them', () => {
    const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '');
    expect(plain(leadOf(page(), t, 'ar').join(' '))).toBe(
      'لدينا الآن 12 إعلانًا في المزة، دمشق، قسم «شقق للبيع». السعر الوسطي في «شقق للبيع» هو 192,500 $، وأربعة من كل خمسة إعلانات بين 110,500 $ و303,000 $. السعر الوسطي للمتر المربع 1,870 $.',
    );
    expect(leadOf(page({ prices: [], total: 2 }), t, 'ar')).toEqual([
      'لدينا الآن إعلانان في المزة، دمشق، قسم «شقق للبيع».',
    ]);
    expect(leadOf(page({ prices: [], category: null }), t, 'ar')).toEqual([
      'لدينا الآن 12 إعلانًا للبيع في المزة، دمشق.',
    ]);
    const busy = { kind: 'city', children: [link('أ', 3), link('ب', 2), link('ج', 1)], prices: [] } as const;
    expect(leadOf(page({ ...busy, children: [...busy.children], prices: [] }), t, 'ar')[1]).toBe(
      'أكثر الأحياء إعلانات: أ (3)، ب (2)، ج (1).',
    );
  });
});
