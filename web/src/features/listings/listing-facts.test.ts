import { describe, expect, it } from 'vitest';
import type { Lang } from '#lib/language.ts';
import { aListing } from '#testing/a-listing.ts';
import { translatorOf } from '#testing/translator-of.ts';
import { attributeFact } from './attribute-fact.ts';
import { dealOf, factsOf, floorText } from './listing-facts.ts';

const translator = (lang: Lang) => translatorOf('listings', lang);

describe('factsOf', () => {
  it('tells in Arabic what a buyer asks first, and has no row for what is not said', async () => {
    const facts = factsOf(aListing(), await translator('ar'), 'ar');
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
      'نوع الإعلان': 'للبيع',
      القسم: 'شقق',
      المساحة: '120 م²',
      'سعر المتر': '708 $',
      'عدد الغرف': '4',
      'غرف النوم': '3',
      الحمّامات: '2',
      الطابق: '3 من 5',
      'طوابق البناء': '5 طوابق',
      الفرش: 'نصف مفروش',
      التسليم: 'جاهز للتسليم',
    });
  });

  it('leaves out the price of a square metre where the price is for a month', async () => {
    const rent = aListing({
      price: { kind: 'amount', amount: 380, period: 'month', negotiable: false, perM2: 4, rent: null },
    });
    const names = factsOf(rent, await translator('en'), 'en').map(({ name }) => name);
    expect(names).not.toContain('Price per m²');
  });
});

describe('floorText', () => {
  it.each([
    [0, 4, 'أرضي', 'Ground floor'],
    [-1, 4, 'قبو', 'Basement'],
    [4, 4, '4 من 4 (الأخير)', '4 of 4 (top)'],
    [6, 4, '6', '6'],
    [2, null, '2', '2'],
  ])('floor %s of %s', async (floor, floors, ar, en) => {
    expect(floorText({ floor, floors }, await translator('ar'))).toBe(ar);
    expect(floorText({ floor, floors }, await translator('en'))).toBe(en);
  });
});

describe('dealOf', () => {
  it('says nothing of a service', async () => {
    expect(dealOf('service', await translator('ar'))).toBeUndefined();
    expect(dealOf('rent', await translator('ar'))).toBe('للإيجار');
  });
});

describe('attributeFact', () => {
  const attribute = (values: string[], unit: string | null) => ({ slug: 'x', name: 'x', keys: [], values, unit });

  it.each([
    ['1', 'شهر', 'شهر واحد'],
    ['2', 'سنة', 'سنتان'],
    ['8', 'ساعة باليوم', '8 ساعات في اليوم'],
    ['19', 'شهر', '19 شهرًا'],
    ['100', 'سنة', '100 سنة'],
    ['1,140', 'دولار', '1,140 دولار'],
  ])('counts %s %s as Arabic does', async (value, unit, text) => {
    expect(attributeFact(attribute([value], unit), await translator('ar')).value).toBe(text);
  });

  it('counts in English and joins several values', async () => {
    const t = await translator('en');
    expect(attributeFact(attribute(['1'], 'months'), t).value).toBe('1 month');
    expect(attributeFact(attribute(['Solar', 'Generator'], null), t).value).toBe('Solar, Generator');
  });
});
