import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { renderApp } from '#testing/render-app.tsx';
import { translatorOfAll } from '#testing/translator-of.ts';
import { idsIn } from './api.ts';
import { bestOf, compareRows } from './compare-rows.tsx';
import { clearCompared } from './compare-store.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';

afterEach(cleanup);
beforeEach(clearCompared);

const page = (
  <>
    {['أ', 'ب', 'ج', 'د'].map((title, index) => (
      <CompareToggle key={title} listing={{ id: `id-${index}`, title, image: null }} />
    ))}
    <CompareTray />
  </>
);

describe('comparing listings', () => {
  it('takes three and refuses the fourth with a word why', async () => {
    const screen = await renderApp(page, { ns: ['compare'] });
    const buttons = screen.getAllByRole('button', { name: /^قارن:/ });
    for (const button of buttons) fireEvent.click(button);

    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true', 'false']);
    expect(screen.getByRole('alert').textContent).toContain('لثلاثة إعلانات على الأكثر');
    expect(screen.getByRole('link', { name: 'قارن بين 3' }).getAttribute('href')).toBe(
      '/properties/compare?ids=id-0%2Cid-1%2Cid-2&lang=ar',
    );
  });

  it('offers the table from two on, and is kept for the tab', async () => {
    const screen = await renderApp(page, { lang: 'en', ns: ['compare'] });
    fireEvent.click(screen.getByRole('button', { name: 'Compare: أ' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Room for 2 more')).toBeTruthy();
    expect(sessionStorage.getItem('diyar-compare')).toContain('id-0');

    fireEvent.click(screen.getByRole('button', { name: /Remove “أ” from/ }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are three of what the tab holds, whoever wrote more there', async () => {
    const held = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, image: null }));
    sessionStorage.setItem('diyar-compare', JSON.stringify(held));
    // The store of a page that is opened anew.
    const opened = './compare-store.ts?opened';
    const { useCompared } = (await import(/* @vite-ignore */ opened)) as typeof import('./compare-store.ts');
    expect(renderHook(() => useCompared()).result.current).toEqual(held.slice(0, 3));
  });

  it('reads only well-formed ids from the address', () => {
    const id = '019b76da-a800-700d-8d37-26b4630d09cc';
    expect(idsIn(new URLSearchParams(`ids=${id},${id},x,1`))).toEqual([id]);
    expect(idsIn(new URLSearchParams(''))).toEqual([]);
  });

  it('has a row for an attribute that one of them has, in the words of its page', async () => {
    const age = { slug: 'building_age', name: 'Age', values: ['1'], keys: [], unit: 'years' };
    const listings = [aListing({ attributes: [age] }), aListing({ attributes: [] })];
    const rows = compareRows(
      listings,
      await translatorOfAll(['compare', 'listings'], 'en'),
      ({ values, unit }) => `${values} ${unit}`,
    );
    expect(rows.find(({ name }) => name === 'Age')).toMatchObject({ cells: ['1 years', null], differs: true });
  });

  it('marks the best number of a row only where there is one', () => {
    expect(bestOf([3, 1, null], 'less')).toEqual([1]);
    expect(bestOf([3, 3], 'more')).toEqual([]);
    expect(bestOf([3, null], 'more')).toEqual([]);
  });
});
