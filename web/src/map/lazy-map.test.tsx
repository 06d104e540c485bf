import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { LazyLocationPicker } from './lazy-map.tsx';

const network = vi.hoisted(() => ({ isBack: false, isOld: false }));
vi.mock('./picker/location-picker.tsx', () => {
  if (!network.isBack) throw new Error('this file was never kept');
  return {
    LocationPicker: () => {
      if (network.isOld) throw new TypeError('spots.toSorted is not a function');
      return <p>the map</p>;
    },
  };
});
const picker = (onUnavailable: () => void, key = 'first') => (
  <LazyLocationPicker
    key={key}
    lang="ar"
    point={undefined}
    title="map"
    pinLabel="pin"
    centreLabel="centre"
    onPick={() => {}}
    onUnavailable={onUnavailable}
  />
);

describe('a map whose code does not arrive or does not run', () => {
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
        {picker(onUnavailable)}
      </>,
    );
    await expect.poll(() => onUnavailable.mock.calls).toEqual([['load']]);
    expect(page.getByText('the rest of the form')).toBeTruthy();
  });

  it('is asked for again when it is drawn again', async () => {
    function Page() {
      const [tries, setTries] = useState(0);
      return (
        <>
          {picker(() => {}, String(tries))}
          <button type="button" onClick={() => setTries(tries + 1)}>
            again
          </button>
        </>
      );
    }
    const page = await renderApp(<Page />);
    await expect.poll(() => page.queryByRole('status')).toBeNull();
    expect(page.queryByText('the map')).toBeNull();
    network.isBack = true;
    page.getByRole('button').click();
    await page.findByText('the map');
  });

  it('tells the page when it throws, which goes on without it', async () => {
    network.isBack = true;
    network.isOld = true;
    const onUnavailable = vi.fn();
    const page = await renderApp(
      <>
        <p>the rest of the form</p>
        {picker(onUnavailable)}
      </>,
    );
    await expect.poll(() => onUnavailable.mock.calls).toEqual([['broken']]);
    expect(page.getByText('the rest of the form')).toBeTruthy();
    network.isOld = false;
  });
});
