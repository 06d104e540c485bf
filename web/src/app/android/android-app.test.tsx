import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteContext } from '#lib/site.ts';
import { aSite } from '#testing/a-site.ts';
import { renderApp } from '#testing/render-app.tsx';
import { AndroidApp } from './android-app.tsx';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const STORE = 'https://store.example/diyar';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; SM-A146P) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';

type Visit = { userAgent?: string; referrer?: string; standalone?: boolean; store?: string };

/** One document of a visitor, as its browser describes it. */
async function visit({ userAgent = PHONE, referrer = '', standalone = false, store = STORE }: Visit = {}) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: standalone && query === '(display-mode: standalone)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const site = aSite(store ? { androidStore: store } : {});
  const page = await renderApp(
    <SiteContext value={site}>
      <AndroidApp />
    </SiteContext>,
    { lang: 'en', ns: ['android-app'] },
  );
  // Its code comes in a file of its own.
  await act(() => import('./android-offer.tsx').then(() => {}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { leave: page.unmount };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => document.querySelector('dialog');

describe('the offer of the Android app', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('comes two seconds after the load, with the way to the store, and takes no focus', async () => {
    await visit();
    await pass(2 * SECOND - 1);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()?.hasAttribute('open')).toBe(true);
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe(STORE);
    expect(dialog()?.contains(document.activeElement)).toBe(false);
  });

  it('rests for thirty days after it was put off, and comes again then', async () => {
    const { leave } = await visit();
    await pass(2 * SECOND);
    act(() => screen.getByRole('button', { name: 'Not now' }).click());
    expect(dialog()).toBeNull();
    leave();
    vi.setSystemTime(Date.now() + 30 * DAY - 10 * SECOND);
    const again = await visit();
    await pass(5 * SECOND);
    expect(dialog()).toBeNull();
    again.leave();
    vi.setSystemTime(Date.now() + 10 * SECOND);
    await visit();
    await pass(2 * SECOND);
    expect(dialog()).not.toBeNull();
  });

  it('waits for who writes', async () => {
    document.body.append(Object.assign(document.createElement('input'), { id: 'words' }));
    document.getElementById('words')?.focus();
    await visit();
    await pass(10 * SECOND);
    expect(dialog()).toBeNull();
    document.getElementById('words')?.remove();
    await pass(SECOND);
    expect(dialog()).not.toBeNull();
  });

  it.each([
    ['a site without an app', { store: '' }],
    ['a desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0 Safari/537.36' }],
    ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148 Safari/604.1' }],
    ['an Android tablet', { userAgent: PHONE.replace(' Mobile', '') }],
    ['a web view', { userAgent: PHONE.replace('SM-A146P', 'SM-A146P; wv') }],
    ['the app itself', { referrer: 'android-app://org.example.diyar/' }],
    ['the installed site', { standalone: true }],
  ])('stays away from %s', async (_, how) => {
    await visit(how);
    await pass(60 * SECOND);
    expect(dialog()).toBeNull();
  });

  it('stays away from every later document of the app, which names itself to the first alone', async () => {
    const { leave } = await visit({ referrer: 'android-app://org.example.diyar/' });
    leave();
    await visit({ referrer: 'https://diyar.example/?lang=en' });
    await pass(60 * SECOND);
    expect(dialog()).toBeNull();
  });
});
