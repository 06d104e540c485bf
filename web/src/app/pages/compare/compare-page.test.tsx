import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { clearCompared, toggleCompared } from '../../../features/compare/compare-store.ts';
import { Page } from './compare-page.tsx';

const IDS = ['019b76da-a800-700d-8d37-26b4630d09cc', '019b76da-a800-700d-8d37-26b4630d09cd'];

beforeEach(clearCompared);
afterEach(cleanup);

const open = (path: string) => renderApp(<Page />, { path, ns: ['compare', 'listings'] });

describe('the comparison without listings in its address', () => {
  it('shows those of the tray', async () => {
    for (const id of IDS) toggleCompared({ id, title: id, image: null });
    const { router } = await open('/properties/compare?lang=ar');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        ids: IDS.join(','),
        lang: 'ar',
      }),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says that there is nothing to compare when the tray is empty', async () => {
    const { findByRole, router } = await open('/properties/compare?lang=ar');
    await findByRole('heading', { level: 2 });
    expect(router.state.location.search).toBe('?lang=ar');
  });

  it('leaves an address that was emptied alone', async () => {
    toggleCompared({ id: IDS[0] ?? '', title: 'x', image: null });
    const { findByRole, router } = await open('/properties/compare?ids=&lang=ar');
    await findByRole('heading', { level: 2 });
    expect(router.state.location.search).toBe('?ids=&lang=ar');
  });
});
