import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { PayOnline } from './pay-online.tsx';

afterEach(cleanup);

it('opens one payment, however often the provider has to be asked where it is paid', async () => {
  const opened: unknown[] = [];
  const onLeave = vi.fn();
  let isUp = false;
  const page = await renderApp(<PayOnline amount="12.5" purchase={undefined} onLeave={onLeave} />, {
    ns: ['credits', 'form'],
    lang: 'en',
    answer: ({ path, body }) => {
      if (path === '/api/payments/online') {
        opened.push(body);
        return { statusCode: 201, body: { success: true, data: { payment: { id: 'p1' } } } };
      }
      if (path !== '/api/payments/online/p1/begin') return { statusCode: 404, body: {} };
      return isUp
        ? { statusCode: 201, body: { success: true, data: { payUrl: 'https://pay.example/R1' } } }
        : { statusCode: 503, body: { success: false, message: 'Nothing was charged', code: 'provider_unavailable' } };
    },
  });
  const pay = page.getByRole('button', { name: 'Go to payment' });
  fireEvent.click(pay);
  await page.findByText(/Nothing was charged/);
  expect(onLeave).not.toHaveBeenCalled();
  isUp = true;
  fireEvent.click(pay);
  await waitFor(() => expect(onLeave).toHaveBeenCalledWith('https://pay.example/R1'));
  expect(opened).toEqual([{ amount: '12.5' }, { amount: '12.5' }]);
});
