import { describe, expect, it } from 'vitest';
import { titleFor } from './listing-title.ts';

const category = (slug: string) => ({ slug });
const facts = { category: category('apartments'), place: 'Al-Bab', figures: { bedrooms: 3, area: 120 } };
const only = { titleAr: 'شقة كسوة ديلوكس', titleEn: null };

describe('a listing’s title', () => {
  it('is the owner’s in the reader’s language', () => {
    expect(titleFor({ ...facts, ...only, titleEn: 'Nice home' }, 'en')).toEqual({
      title: 'Nice home',
      originalTitle: null,
    });
    expect(titleFor({ ...facts, ...only }, 'ar')).toEqual({ title: only.titleAr, originalTitle: null });
  });

  it.each([
    [{}, '3-bedroom apartment, Al-Bab'],
    [{ figures: { area: 120 } }, 'Apartment, 120 m², Al-Bab'],
    [{ figures: { bedrooms: 0 } }, 'Apartment, Al-Bab'],
    [{ category: category('residential-land'), figures: { area: 1_200 } }, 'Residential land, 1,200 m², Al-Bab'],
  ])('is made of facts in English: %j', (over, title) => {
    expect(titleFor({ ...facts, ...only, ...over }, 'en')).toEqual({ title, originalTitle: only.titleAr });
  });

  it.each([
    [1, 'شقة، غرفة نوم واحدة، الباب'],
    [2, 'شقة، غرفتا نوم، الباب'],
    [3, 'شقة، 3 غرف نوم، الباب'],
    [11, 'شقة، 11 غرفة نوم، الباب'],
    [undefined, 'شقة، 120 م²، الباب'],
  ])('counts %s bedrooms in Arabic', (bedrooms, title) => {
    const english = { titleAr: null, titleEn: 'Deluxe flat' };
    expect(
      titleFor({ ...facts, ...english, place: 'الباب', figures: { ...(bedrooms && { bedrooms }), area: 120 } }, 'ar'),
    ).toEqual({
      title,
      originalTitle: 'Deluxe flat',
    });
  });

  it('stays the owner’s where facts cannot name the thing', () => {
    expect(titleFor({ ...facts, ...only, category: category('mobile-phones') }, 'en')).toEqual({
      title: only.titleAr,
      originalTitle: null,
    });
  });
});
