import { describe, expect, it } from 'vitest';
import { aContent, anAttribute, RENT, theFacts } from '#testing/a-form.ts';
import { errorsOf } from './check-content.ts';
import type { FormContent } from './content.ts';

const found = (over: Partial<FormContent>, facts = theFacts(), photos: number | undefined = 1) =>
  errorsOf(aContent(over), facts, 'ar', photos).map(({ path, code }) => `${path}:${code}`);

describe('what the form lacks', () => {
  it('is nothing once everything asked for is there', () => expect(found({})).toEqual([]));

  it('is the photo, as long as their number is known', () => {
    expect(found({}, theFacts(), 0)).toEqual(['images:images_required']);
    expect(found({}, theFacts(), undefined)).toEqual([]);
  });

  it.each([
    [{ transactionTypeId: '' }, 'transactionTypeId:transaction_type_required'],
    [{ price: '' }, 'price:price_required'],
    [{ price: '-4' }, 'price:price_positive'],
    [{ price: 'رخيص' }, 'price:price_positive'],
    [{ price: '0.004' }, 'price:price_positive'],
    [{ price: '2,000,000,000,000' }, 'price:price_too_high'],
    [{ area: '٠' }, 'area:area_positive'],
    [{ area: '٠٫٠٠٤' }, 'area:area_positive'],
    [{ area: '10,000,000,000' }, 'area:area_positive'],
    [{ bedrooms: '2.5' }, 'bedrooms:bedrooms_positive'],
    [{ floor: '6', floors: '5' }, 'floor:floor_above_floors'],
    [{ titleAr: 'شقة' }, 'titleAr:title_length'],
    [{ descriptionAr: 'قصير' }, 'descriptionAr:description_length'],
    [{ province: '', city: 'damascus' }, 'province:province_required'],
    [{ address: ' ' }, 'address:address_required'],
    [{ longitude: '' }, 'latitude:coordinates_required'],
  ])('%o: %s', (over, error) => expect(found(over)).toContain(error));

  it('asks for one language whole, whichever was begun', () => {
    expect(found({ titleEn: 'Flat for sale' })).toEqual(['descriptionEn:description_required']);
    expect(found({ titleAr: '', descriptionAr: '' })).toEqual([
      'titleAr:title_required',
      'descriptionAr:description_required',
    ]);
  });

  it('asks for either price of what is for sale or rent', () => {
    const facts = theFacts();
    const both = { ...facts, transactionTypes: [{ id: 'both', slug: 'both', name: 'بيع أو إيجار' }] };
    const of = (price: string, rent: string) => found({ transactionTypeId: 'both', price, rent }, both);
    expect(of('', '')).toEqual(['price:price_required']);
    expect(of('', '٤٠٠')).toEqual([]);
    expect(of('85,000', '')).toEqual([]);
    expect(of('85,000', '-1')).toEqual(['rent:price_positive']);
    expect(found({ rent: '-1' })).toEqual([]);
  });

  it('asks for the attributes of this deal only', () => {
    expect(found({ attributes: {} })).toEqual(['attributes.ownership_paper:attribute_required']);
    expect(found({ attributes: {}, transactionTypeId: RENT })).toEqual([]);
  });

  it('judges an attribute by its own limits', () => {
    const facts = theFacts({ attributes: [anAttribute({ max: 10 }), anAttribute({ slug: 'site', type: 'url' })] });
    expect(found({ attributes: { building_age: '١١', site: 'not a link' } }, facts)).toEqual([
      'attributes.building_age:attribute_max',
      'attributes.site:attribute_url',
    ]);
  });

  it('wants neither point nor address outside real estate, and no price where it is on request', () => {
    const facts = theFacts({ carries: ['price_amount', 'price_on_request'], attributes: [] });
    expect(found({ address: '', latitude: '', area: '', attributes: {} }, facts)).toEqual([]);
    expect(found({ price: '', priceKind: 'on_request' })).toEqual([]);
  });
});
