import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { LazyLocationPicker } from './lazy-map.tsx';

vi.mock('./location-picker.tsx', () => {
  throw new Error('this file was never kept');
});

describe('a map whose code does not arrive', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    window.__offlineMode = true;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    delete window.__offlineMode;
  });

  it('tells the page, which goes on without it', async () => {
    const onUnavailable = vi.fn();
    const page = await renderApp(
      <>
        <p>the rest of the form</p>
        <LazyLocationPicker
          lang="ar"
          point={undefined}
          title="map"
          pinLabel="pin"
          centreLabel="centre"
          onPick={() => {}}
          onUnavailable={onUnavailable}
        />
      </>,
    );
    await expect.poll(() => onUnavailable.mock.calls).toEqual([['load']]);
    expect(page.getByText('the rest of the form')).toBeTruthy();
  });
});
