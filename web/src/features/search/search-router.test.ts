import { describe, expect, it, vi } from 'vitest';
import { parseSearch } from './search-params.ts';
import { createSearchRouter } from './search-router.ts';

function aRouter(search = '?city=damascus&lang=ar') {
  const navigate = vi.fn();
  const router = createSearchRouter({ search, pathname: '/properties', navigate });
  const told = vi.fn();
  router.onUpdate(told);
  return {
    router,
    navigate,
    told,
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
