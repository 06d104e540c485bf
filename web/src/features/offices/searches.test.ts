import { describe, expect, it } from 'vitest';
import { directoryPath, readDirectory } from './directory-search.ts';
import { officeListPath, readOfficeList } from './office-list-search.ts';

describe('the directory’s address', () => {
  it('is read back as it was written', () => {
    const search = { query: 'الياسمين', province: 'damascus', verified: 'true', sortBy: 'name', page: 3 } as const;
    const [, query = ''] = directoryPath(search).split('?');
    expect(readDirectory(new URLSearchParams(query))).toEqual(search);
    expect(directoryPath({ sortBy: 'listings', page: 1 })).toBe('/offices');
  });

  it.each([
    'page=0',
    'page=1e9',
    'page=-3',
    'page=x',
    'sortBy=evil',
    'province=%27--',
    'verified=yes',
    'utm_source=x',
    'query=%20',
  ])('leaves out what it does not understand: %s', (query) => {
    expect(readDirectory(new URLSearchParams(query))).toEqual({ sortBy: 'listings', page: 1 });
  });
});

describe('the address of an office’s listings', () => {
  it('is read back as it was written', () => {
    const search = { order: 'cheapest', transactionType: 'rent', page: 2 } as const;
    const path = officeListPath('al-yasmin', search);
    expect(path).toBe('/office/al-yasmin/listings?transactionType=rent&order=cheapest&page=2');
    expect(readOfficeList(new URLSearchParams(path.split('?')[1]))).toEqual(search);
  });

  it('leaves out what it does not understand', () => {
    const nothing = readOfficeList(new URLSearchParams('order=constructor&transactionType=%3Cb%3E&page=a'));
    expect(nothing).toEqual({ order: 'newest', page: 1 });
    expect(officeListPath('x', nothing)).toBe('/office/x/listings');
  });
});
