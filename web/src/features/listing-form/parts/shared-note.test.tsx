import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countShared, storeShared } from '#service-worker/shared-photos.ts';
import { fakeCaches } from '#testing/fake-caches.ts';
import { renderApp } from '#testing/render-app.tsx';
import { SharedNote } from './shared-note.tsx';

const ns = ['listing-form'];
beforeEach(() => vi.stubGlobal('caches', fakeCaches()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('photos that another app shared', () => {
  it('are said to wait, with what was left out, until they are refused', async () => {
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    await storeShared([photo, photo], Date.now());
    const screen = await renderApp(<SharedNote areKept leftOut={3} />, { ns });
    await screen.findByText('صورتان من تطبيق آخر تنتظران إعلانك');
    expect(screen.container.textContent).toContain('استبعدنا 3 صور: الحد 10 صور');
    fireEvent.click(screen.getByRole('button', { name: 'لا تستعملها' }));
    await waitFor(async () => expect(await countShared()).toBe(0));
    expect(screen.container.textContent).not.toContain('تنتظران');
  });

  it('are said to be lost, in English too', async () => {
    const screen = await renderApp(<SharedNote areKept={false} leftOut={0} />, { ns, lang: 'en' });
    expect(screen.getByRole('status').textContent).toContain("didn't reach us");
  });
});
