import { describe, expect, it } from 'vitest';
import { aPlacePage as page } from '#testing/a-place-page.ts';
import { translatorOf } from '#testing/translator-of.ts';
import { leadOf, listingsOf, placeTitle } from './place-words.ts';

const t = await translatorOf('places', 'ar');

const link = (name: string, count: number) => ({ key: `damascus.${name}`, name, path: `/syria/${name}`, count });
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

  it('makes its sentences of its figures, and none without them', async () => {
    const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '');
    expect(plain(leadOf(page(), t, 'ar').join(' '))).toBe(
      'لدينا الآن 12 إعلانًا في المزة، دمشق، قسم «شقق للبيع». السعر الوسطي في «شقق للبيع» هو 192,500 $، وأربعة من كل خمسة إعلانات بين 110,000 $ و300,000 $. السعر الوسطي للمتر المربع 1,870 $.',
    );
    const [price] = page().prices;
    const rent = page({ prices: price ? [{ ...price, deal: 'rent', period: 'month' }] : [] });
    expect(plain(leadOf(rent, t, 'ar').join(' '))).toContain('السعر الوسطي للمتر المربع 1,870 $ شهريًا.');
    const en = await translatorOf('places', 'en');
    expect(plain(leadOf(rent, en, 'en').join(' '))).toContain('$1,870 per m² a month.');
    expect(leadOf(page({ prices: [], category: null, transactionType: 'service' }), en, 'en')).toEqual([
      'Services in المزة, دمشق: 12 listings right now.',
    ]);
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
