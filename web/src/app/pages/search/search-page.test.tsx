import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireRequest } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { aCard, anAnswer } from '#testing/an-answer.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Page } from './search-page.tsx';

const NS = ['search', 'suggest', 'listings', 'compare'];
const CARDS = [aCard({ title: 'الأولى' }), aCard({ title: 'الثانية' })];

type Answer = (query: URLSearchParams) => Parameters<typeof anAnswer>[0];
let searches: URLSearchParams[];
let failing: boolean;

beforeEach(() => {
  searches = [];
  failing = false;
  // The list alone: the map needs a browser that draws.
  window.matchMedia = ((media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function api(answer: Answer) {
  return ({ path }: WireRequest) => {
    const url = new URL(path, 'http://diyar.test');
    const data = (of: unknown) => ({ statusCode: 200, body: { success: true, data: of } });
    if (url.pathname === '/api/search/structure/lightweight') return data({ categories: [] });
    if (url.pathname !== '/api/listings/search') return { statusCode: 404, body: {} };
    searches.push(url.searchParams);
    if (failing) return { statusCode: 503, body: { success: false, code: 'service_unavailable', message: 'لحظة' } };
    const facets = Object.fromEntries((url.searchParams.get('facets') ?? '').split(',').map((name) => [name, {}]));
    return data(anAnswer({ facets, histograms: { price: [], area: [] }, ...answer(url.searchParams) }));
  };
}

const open = (path: string, answer: Answer, lang: Lang = 'ar') =>
  renderApp(<Page />, { path, lang, ns: NS, answer: api(answer) });
const address = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

describe('the search page', () => {
  it('shows skeletons, then the results and their number, with one call', async () => {
    const screen = await open('/properties?city=damascus&lang=ar', () => ({ items: CARDS, total: 214 }));
    expect(screen.getByText('جارٍ البحث…')).toBeTruthy();
    expect(await screen.findByText('214 إعلانًا')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(searches.map((query) => Object.fromEntries(query))).toEqual([
      { city: 'damascus', limit: '24', facets: 'category,transactionType' },
    ]);
  });

  it('says when the whole search is back, and changes the list when it is asked to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let degraded = true;
    const answer = () => ({ items: degraded ? CARDS.slice(0, 1) : CARDS, total: 2, degraded });
    const screen = await open('/properties?lang=en', answer, 'en');
    await screen.findByText(/^Search is running in simple mode/);
    expect(screen.queryByRole('button', { name: 'Show all results' })).toBeNull();

    degraded = false;
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all results' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByText('Full search is back.')).toBeNull();
  });

  it('puts the sort into the address and asks for rows only', async () => {
    const screen = await open('/properties?lang=en', () => ({ items: CARDS, total: 30 }), 'en');
    await screen.findByText('30 listings');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'price-asc' } });
    await waitFor(() =>
      expect(address(screen.router)).toMatchObject({ sortBy: 'price', sortOrder: 'asc', lang: 'en' }),
    );
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(searches[1]?.get('facets')).toBeNull();
  });

  it('makes filters of a sentence, whose words stay in the box and the address, without a second call', async () => {
    const screen = await open('/properties?lang=ar', (query) =>
      query.has('keywords')
        ? {
            total: 5,
            items: CARDS,
            keywords: '',
            recognised: [
              { kind: 'bedrooms', value: '3', text: '٣ غرف', label: '3' },
              { kind: 'neighborhood', value: 'damascus.mezzeh', text: 'بالمزة', label: 'المزة' },
            ],
            applied: [{ kind: 'neighborhood', value: 'damascus.mezzeh', label: 'المزة' }],
          }
        : { total: 100, items: CARDS },
    );
    await screen.findByText('100 إعلان');
    const box = screen.getByRole('combobox', { name: 'ابحث بالكلمات' });
    fireEvent.change(box, { target: { value: '٣ غرف بالمزة' } });
    fireEvent.submit(box.closest('form') as HTMLFormElement);

    expect(await screen.findByRole('link', { name: 'أزل الفلتر: المزة' })).toBeTruthy();
    expect(address(screen.router)).toEqual({ keywords: '٣ غرف بالمزة', lang: 'ar' });
    expect((box as HTMLInputElement).value).toBe('٣ غرف بالمزة');
    expect(screen.queryByRole('link', { name: /^أزل الفلتر: «/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'أزل الفلتر: 3 غرف نوم' })).toBeTruthy();
    expect(searches.filter((query) => query.get('limit') === '24')).toHaveLength(2);

    // Read wrongly? The words can be searched as they are.
    const literal = screen.getByRole('link', { name: 'ابحث بالكلمات كما كتبتها' }).getAttribute('href');
    expect(literal).toContain('understand=false');
  });

  it('removes a filter by its chip, and goes back', async () => {
    const screen = await open('/properties?features=pool&minPrice=5&lang=ar', (query) => ({
      items: CARDS,
      total: query.has('features') ? 2 : 11,
    }));
    await screen.findByText('إعلانان');
    fireEvent.click(screen.getByRole('link', { name: 'أزل الفلتر: مسبح' }));
    expect(await screen.findByText('11 إعلانًا')).toBeTruthy();
    expect(address(screen.router)).toEqual({ minPrice: '5', lang: 'ar' });

    await screen.router.navigate(-1);
    expect(await screen.findByText('إعلانان')).toBeTruthy();
    expect(searches).toHaveLength(2);
  });

  it('knows filters of a category from the address alone, and on the way back', async () => {
    const screen = await open('/properties?attr.view=sea&attr.year.min=2010&lang=ar', () => ({
      items: CARDS,
      total: 2,
    }));
    const chip = await screen.findByRole('link', { name: 'أزل الفلتر: sea' });
    expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({ 'attr.view': 'sea', 'attr.year.min': '2010' });
    fireEvent.click(chip);
    await waitFor(() => expect(address(screen.router)).toEqual({ 'attr.year.min': '2010', lang: 'ar' }));
    await waitFor(() => expect(searches).toHaveLength(2));

    await screen.router.navigate(-1);
    expect(await screen.findByRole('link', { name: 'أزل الفلتر: sea' })).toBeTruthy();
    expect(address(screen.router)).toEqual({ 'attr.view': 'sea', 'attr.year.min': '2010', lang: 'ar' });
    expect(searches).toHaveLength(2);
  });

  it('says what would help when nothing matches, close matches apart', async () => {
    const screen = await open('/properties?features=pool&maxPrice=5&lang=ar', () => ({
      total: 0,
      help: {
        close: CARDS.slice(0, 1),
        without: [
          { kind: 'maxPrice', value: '5', label: 'حتى 5 $', total: 14 },
          { kind: 'keywords', value: 'قصر', label: '«قصر»', total: 2 },
        ],
      },
    }));
    const way = await screen.findByRole('link', { name: /بدون «حتى 5 \$»: 14 إعلانًا/ });
    expect(way.getAttribute('href')).toBe('/properties?features=pool&lang=ar');
    expect(screen.getByRole('link', { name: 'بدون «قصر»: إعلانان' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'قريبة من طلبك' })).getAllByRole('article')).toHaveLength(1);
  });

  it('says that the search is in a simple mode', async () => {
    const screen = await open('/properties?lang=ar', () => ({ items: CARDS, total: 2, degraded: true }));
    expect(await screen.findByText(/بشكل مبسّط/)).toBeTruthy();
  });

  it('counts no further than what was looked at', async () => {
    const few = { items: CARDS, total: 1000, degraded: true, capped: true };
    const screen = await open('/properties?lang=en', () => few, 'en');
    expect(await screen.findByText('More than 1,000 listings')).toBeTruthy();
    expect(screen.getByText(/only the newest matches/)).toBeTruthy();
  });

  it('says which words it searched instead of those typed, and offers the typed ones', async () => {
    const meant = { items: CARDS, total: 2, corrected: 'apartment mezzeh' };
    const screen = await open('/properties?keywords=apartmant%20mezeh&lang=en', () => meant, 'en');
    expect(await screen.findByText(/Showing results for “apartment mezzeh”/)).toBeTruthy();
    const typed = screen.getByRole('link', { name: 'Search for “apartmant mezeh” instead' }).getAttribute('href');
    expect(typed).toContain('keywords=apartmant+mezeh');
    expect(typed).toContain('understand=false');
  });

  it('offers another try after a failure', async () => {
    failing = true;
    const screen = await open('/properties?lang=ar', () => ({ items: CARDS, total: 2 }));
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' }, { timeout: 5_000 });
    expect(screen.queryByText('جارٍ البحث…')).toBeNull();
    failing = false;
    fireEvent.click(retry);
    expect(await screen.findByText('إعلانان')).toBeTruthy();
  });

  it('counts nothing after a change that failed, and counts again after another try', async () => {
    const screen = await open('/properties?features=pool&lang=ar', () => ({ items: CARDS, total: 2 }));
    await screen.findByText('إعلانان');
    failing = true;
    fireEvent.click(screen.getByRole('link', { name: 'أزل الفلتر: مسبح' }));
    const retry = await screen.findByRole('button', { name: 'حاول مرة أخرى' }, { timeout: 5_000 });
    expect(screen.queryByText('إعلانان')).toBeNull();
    failing = false;
    fireEvent.click(retry);
    expect(await screen.findByText('إعلانان')).toBeTruthy();
  });

  it('opens the address anew without a network: the service worker has what is kept', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
    Object.assign(window, { __offlineMode: true });
    history.replaceState({ key: 'walked', idx: 1 }, '');
    failing = true;
    const screen = await open('/properties?city=homs&lang=ar', () => ({ items: CARDS, total: 2 }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 5_000 });
    expect(screen.queryByText('جارٍ البحث…')).toBeNull();
    Object.assign(window, { __offlineMode: false });
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it.each([
    ['ar', 'احفظ البحث', ['مسبح', 'حتى'], 'افتح حسابًا واحفظه'],
    ['en', 'Save search', ['Pool', 'Up to'], 'Open an account and save'],
  ] as const)('says what it saves, and opens registration for visitors (%s)', async (lang, save, filters, button) => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    const screen = await open(
      `/properties?features=pool&maxPrice=5&lang=${lang}`,
      () => ({ items: CARDS, total: 2 }),
      lang,
    );
    fireEvent.click(await screen.findByRole('button', { name: save }));
    const submit = await screen.findByText(button, {}, { timeout: 5_000 });
    const dialog = submit.closest('dialog') as HTMLElement;
    const words = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(words).toHaveLength(2);
    for (const filter of filters) expect(words.join()).toContain(filter);
    fireEvent.submit(submit.closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.router.state.location.pathname).toBe('/register'));
    expect(screen.router.state.location.state).toEqual({ from: expect.stringContaining('features=pool') });
    expect(sessionStorage.getItem('diyar-save-search')).toContain('features=pool');
    sessionStorage.clear();
  });

  it('drops from the address what the API does not know', async () => {
    const answer = api(() => ({ items: CARDS, total: 2 }));
    const screen = await renderApp(<Page />, {
      path: '/properties?city=nowhere&minPrice=5&lang=ar',
      ns: NS,
      answer: (request) =>
        request.path.includes('city=nowhere')
          ? {
              statusCode: 400,
              body: {
                success: false,
                code: 'validation_failed',
                message: 'x',
                errors: [{ path: 'city', code: 'unknown_place', message: 'x' }],
              },
            }
          : answer(request),
    });
    expect(await screen.findByText('إعلانان', {}, { timeout: 5_000 })).toBeTruthy();
    expect(address(screen.router)).toEqual({ minPrice: '5', lang: 'ar' });
  });
});
