import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { addressAfter, inForce, noteReading } from './readings.ts';
import { parseSearch } from './search-params.ts';
import { createSearchRouter } from './search-router.ts';

function aRouter(search = '?city=damascus&lang=ar') {
  const navigate = vi.fn();
  const queryClient = new QueryClient();
  const router = createSearchRouter(
    { search, pathname: '/properties', navigate },
    {
      inForce: (asked) => inForce(queryClient, asked),
      addressAfter: (asked, next) => addressAfter(queryClient, asked, next),
      noteReading: (asked, read) => noteReading(queryClient, asked, read),
    },
  );
  const told = vi.fn();
  router.onUpdate(told);
  return {
    router,
    navigate,
    told,
    reads: (asked: string, read: string) => noteReading(queryClient, parseSearch(asked), parseSearch(read)),
    at: (to: string, pathname = '/properties') => router.follow({ search: to, pathname, navigate }),
  };
}

describe('the search in the address bar', () => {
  it('writes a change once, with the language kept', () => {
    const { router, navigate } = aRouter();
    router.write(parseSearch('?city=aleppo'));
    router.write(parseSearch('?city=aleppo'));
    expect(navigate.mock.calls).toEqual([['?city=aleppo&lang=ar', { replace: false }]]);
  });

  it('leaves no step back for each move of the map', () => {
    const { router, navigate } = aRouter();
    router.write(parseSearch('?city=damascus&bbox=36,33,37,34'));
    router.write(parseSearch('?city=damascus&bbox=36.1,33,37,34'));
    router.write(parseSearch('?city=damascus&bbox=36.1,33,37,34&minPrice=5'));
    router.write(parseSearch('?city=damascus&minPrice=5'));
    expect(navigate.mock.calls.map(([, options]) => options.replace)).toEqual([true, true, false, false]);
  });

  it('leaves the layout of the page as it is, in what it writes and in links', () => {
    const { router, navigate, told, at } = aRouter('?city=damascus&view=map&lang=ar');
    router.write(parseSearch('?city=aleppo'));
    expect(navigate).toHaveBeenCalledWith('?city=aleppo&view=map&lang=ar', { replace: false });
    expect(router.createURL(parseSearch('?city=aleppo&page=2'))).toBe('/properties?city=aleppo&page=2&view=map');
    at('?city=aleppo&view=list&lang=ar');
    expect(told).not.toHaveBeenCalled();
  });

  it('does not write what the address already says', () => {
    const { router, navigate } = aRouter('?lang=ar&utm_source=x&city=damascus');
    router.write(parseSearch('?city=damascus'));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('tells of back, forward and links, not of its own writing', () => {
    const { router, told, at } = aRouter();
    router.write(parseSearch('?city=aleppo'));
    at('?city=aleppo&lang=ar');
    expect(told).not.toHaveBeenCalled();
    at('?city=damascus&lang=ar');
    expect(told).toHaveBeenCalledWith({ city: ['damascus'] });
  });

  it('hears nothing new in a campaign parameter', () => {
    const { told, at } = aRouter();
    at('?city=damascus&lang=ar&utm_source=mail');
    expect(told).not.toHaveBeenCalled();
  });

  describe('of words that were read as filters', () => {
    const typed = '?keywords=شقة بحمص هادئة&lang=ar';
    const read = '?keywords=هادئة&category=apartments&city=homs';
    const written = (to: string) => {
      const { router, navigate, reads } = aRouter(typed);
      reads(typed, read);
      router.write(parseSearch(to));
      return navigate.mock.calls.map(([address]) => decodeURIComponent(address).replaceAll('+', ' '));
    };

    it('has the filters in force and the words in the address', () => {
      const { router, told, at, reads } = aRouter();
      reads(typed, read);
      at(typed);
      expect(told).toHaveBeenCalledWith(parseSearch(read));
      expect(router.read()).toEqual(parseSearch(read));
      expect(written(read)).toEqual([]);
    });

    it('keeps the words through pages, orders and further filters', () => {
      expect(written(`${read}&page=2`)).toEqual(['?keywords=شقة بحمص هادئة&page=2&lang=ar']);
      expect(written(`${read}&sortBy=price`)).toEqual(['?keywords=شقة بحمص هادئة&sortBy=price&lang=ar']);
      expect(written(`${read}&maxPrice=900`)).toEqual(['?keywords=شقة بحمص هادئة&maxPrice=900&lang=ar']);
    });

    it('has filters of its own once one that was read is changed', () => {
      expect(written('?keywords=هادئة&category=apartments&city=hama')).toEqual([
        '?keywords=هادئة&category=apartments&city=hama&lang=ar',
      ]);
      expect(written('?category=apartments&city=homs')).toEqual(['?category=apartments&city=homs&lang=ar']);
    });
  });

  it('writes nothing over the next page', () => {
    const { router, navigate, at } = aRouter();
    at('?lang=ar', '/property/1');
    router.write(parseSearch('?city=aleppo'));
    router.setShown(true);
    router.setShown(false);
    router.write({});
    expect(navigate).not.toHaveBeenCalled();
  });
});
