import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aListing } from '../../../testing/a-listing.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { Gallery } from './gallery.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const open = async (lang: 'ar' | 'en', photo: number) => {
  const screen = await renderApp(<Gallery listing={aListing()} />, { lang, ns: ['listings'] });
  fireEvent.click(screen.getAllByRole('img')[photo] as HTMLElement);
  const dialog = await waitFor(() => screen.getByRole('dialog'));
  const counter = () => dialog.querySelector('[role=status] bdi')?.textContent;
  return { screen, dialog, counter };
};

describe('Gallery', () => {
  it.each([
    ['ar', 'ArrowLeft'],
    ['en', 'ArrowRight'],
  ] as const)('opens the photo that was pressed and steps on in the reading direction (%s)', async (lang, forward) => {
    const { dialog, counter } = await open(lang, 1);
    expect(counter()).toBe('2 / 3');
    fireEvent.keyDown(dialog, { key: forward });
    expect(counter()).toBe('3 / 3');
    fireEvent.keyDown(dialog, { key: forward });
    expect(counter()).toBe('3 / 3');
    fireEvent.keyDown(dialog, { key: 'Home' });
    expect(counter()).toBe('1 / 3');
  });

  it('has buttons for those who press, which stop at the ends without losing the focus', async () => {
    const { screen, counter } = await open('en', 2);
    const next = screen.getByRole('button', { name: 'Next photo' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(counter()).toBe('2 / 3');
    expect(next.getAttribute('aria-disabled')).toBe('false');
  });

  it('closes', async () => {
    const { screen } = await open('ar', 0);
    fireEvent.click(screen.getByRole('button', { name: 'أغلق الصور' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says so when there is no photo', async () => {
    const screen = await renderApp(<Gallery listing={aListing({ media: [] })} />, { lang: 'en', ns: ['listings'] });
    expect(screen.getByText(/hasn't added photos yet/)).toBeTruthy();
  });
});
