import { describe, expect, it } from 'vitest';
import { withRecognised } from './recognised.ts';
import { parseSearch } from './search-params.ts';
import { searchPath } from './search-state.ts';

describe('filters read out of a sentence', () => {
  it('are in the address once, also when they were there already', () => {
    const search = parseSearch('?category=apartments&transactionType=sale&keywords=شقة للبيع بالمزة مفروشة');
    const read = withRecognised(search, {
      keywords: 'مفروشة',
      recognised: [
        { kind: 'category', value: 'apartments', text: 'شقة', label: 'شقق' },
        { kind: 'transactionType', value: 'sale', text: 'للبيع', label: 'للبيع' },
        { kind: 'neighborhood', value: 'damascus.mezzeh', text: 'بالمزة', label: 'المزة' },
        { kind: 'neighborhood', value: 'damascus.mezzeh', text: 'المزة', label: 'المزة' },
      ],
    });
    expect(read && decodeURIComponent(searchPath(read))).toBe(
      '/properties?keywords=مفروشة&category=apartments&neighborhood=damascus.mezzeh&transactionType=sale',
    );
  });
});
