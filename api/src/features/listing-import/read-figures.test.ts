import { describe, expect, it } from 'vitest';
import { readPrice, readWhole } from './read-figures.ts';

describe('figures as agencies write them', () => {
  it.each([
    ['3+1', 4, 3],
    ['٢ + ١', 3, 2],
    ['غرفتين وصالون', 2, 2],
    ['استوديو', 0, 1],
    ['٤ غرف', 4, 4],
  ])('rooms: %s', (text, rooms, bedrooms) => {
    expect(readWhole('rooms', text)).toEqual({ value: rooms });
    expect(readWhole('bedrooms', text)).toEqual({ value: bedrooms });
  });

  it.each([
    ['أرضي', 0],
    ['قبو', -1],
    ['الطابق الثالث', 3],
    ['تاني', 2],
    ['عاشر', 10],
    ['٥', 5],
  ])('floor: %s', (text, value) => expect(readWhole('floor', text)).toEqual({ value }));

  it.each([
    ['850 ورقة', { price: 85_000, currency: 'USD' }],
    ['٣ دفاتر', { price: 30_000, currency: 'USD' }],
    ['1200 $ شهري', { price: 1_200, currency: 'USD', pricePeriod: 'month' }],
    ['٥٠ مليون ليرة سورية قديمة', { price: 50_000_000, currency: 'SYP', pound: 'old' }],
    ['السعر عبر الهاتف', { priceKind: 'on_request' }],
    ['1.200,50', { price: 1_200.5 }],
    ['125.000', { price: 125_000 }],
    ['$50,000', { price: 50_000, currency: 'USD' }],
    ['مليون ونص', { price: 1_500_000 }],
  ])('price: %s', (text, value) => expect(readPrice(text)).toEqual({ value }));

  it.each([
    ['900 مليون ليرة لبنانية', 'import_price_currency'],
    ['400 ألف إلى 500 ألف دولار', 'import_price_range'],
    ['غالي', 'import_not_a_number'],
    ['500 $ للمتر', 'import_price_per_metre'],
  ])('no price: %s', (text, code) => expect(readPrice(text)).toMatchObject({ problem: { code } }));
});
