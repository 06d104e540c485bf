import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { A_FILM, aListing } from '#testing/a-listing.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Gallery } from './gallery.tsx';
import { filmLength, filmSize } from './video-facts.ts';

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

describe('a video in it', () => {
  const play = vi.fn(() => Promise.resolve());
  const pause = vi.fn();
  beforeAll(() => {
    Object.assign(HTMLMediaElement.prototype, { play, pause });
  });
  const openFilm = async (values = {}, lang: 'ar' | 'en' = 'en') => {
    play.mockClear();
    const listing = aListing({ video: { ...A_FILM, ...values } });
    const screen = await renderApp(<Gallery listing={listing} />, { lang, ns: ['listings'] });
    const poster = await screen.findByRole('link');
    return { screen, poster };
  };

  it('says how long it is and what it costs, and fetches nothing before it is pressed', async () => {
    const { screen, poster } = await openFilm();
    expect(poster.getAttribute('aria-label')).toContain('1:05, 12 MB');
    expect(poster.getAttribute('href')).toBe(A_FILM.path);
    expect(poster.innerHTML).toContain('/images/eeeeeeee-');
    expect(document.querySelector('video')).toBeNull();
    fireEvent.click(poster);
    const dialog = await waitFor(() => screen.getByRole('dialog'));
    const video = dialog.querySelector('video') as HTMLVideoElement;
    expect([video.getAttribute('src'), video.preload, video.autoplay]).toEqual([A_FILM.path, 'none', false]);
    expect(play).toHaveBeenCalledTimes(1);
    expect(dialog.querySelector('[role=status] bdi')?.textContent).toBe('2 / 4');
    // The player's own keys are the player's.
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    expect(dialog.querySelector('[role=status] bdi')?.textContent).toBe('2 / 4');
    pause.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect([pause.mock.calls.length, video.tabIndex]).toEqual([1, -1]);
  });

  it('stands still when it is only come across among the photos', async () => {
    const { screen } = await openFilm();
    fireEvent.click(screen.getAllByRole('img')[0] as HTMLElement);
    const dialog = await waitFor(() => screen.getByRole('dialog'));
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(dialog.querySelector('[role=status]')?.textContent).toContain('Video of');
    expect([play.mock.calls.length, dialog.querySelector('video')?.preload]).toEqual([0, 'none']);
  });

  it('is shown behind the main photo without a picture of its own, and where data is saved', async () => {
    const bare = await openFilm({ poster: null });
    expect(bare.poster.innerHTML).toContain('/images/11111111-');
    cleanup();
    localStorage.setItem('diyar-data-saver', 'on');
    const saving = await openFilm();
    localStorage.clear();
    expect(saving.poster.innerHTML).not.toContain('/images/eeeeeeee-');
  });

  it('says so when the browser cannot play it, with the file', async () => {
    const { screen, poster } = await openFilm({}, 'ar');
    fireEvent.click(poster);
    const dialog = await waitFor(() => screen.getByRole('dialog'));
    fireEvent.error(dialog.querySelector('video') as HTMLVideoElement);
    const alert = screen.getByRole('alert');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe(A_FILM.path);
    expect(alert.textContent).toContain('12 ميغابايت');
  });

  it.each([
    [0.2, '0:01'],
    [42, '0:42'],
    [64.6, '1:05'],
    [3723, '1:02:03'],
  ])('writes %s seconds as players do', (seconds, length) => {
    expect(filmLength(seconds)).toBe(length);
  });

  it.each([
    [900, '0.1'],
    [4_400_000, '4.2'],
    [52_428_800, '50'],
  ])('writes %s bytes in megabytes', (bytes, size) => {
    expect(filmSize(bytes)).toBe(size);
  });
});
