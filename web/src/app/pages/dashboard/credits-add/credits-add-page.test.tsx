import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRoutes } from '#app/routes.tsx';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const figures = {
  balance: 0,
  held: 0,
  lifetimeAdded: 0,
  lifetimeSpent: 0,
  minimum: 5,
  maximum: 500,
  canPayOnline: false,
};

const wallet = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', method: 'mobile_wallet', name: 'محفظة المثال', holder: 'شركة ديار' },
  ...{ number: '0900000001', place: null, hours: null, changedAt: null, isCurrent: true },
};
const answered = (data: object) => ({ statusCode: 200, body: { success: true, data } });

it('says that the bounds did not come, and asks for them alone again', async () => {
  let isDown = true;
  const asked: string[] = [];
  const page = await renderApp(null, {
    path: '/dashboard/credits/add?lang=ar',
    routes: makeRoutes,
    user: aUser(),
    answer: ({ path }) => {
      asked.push(path);
      if (path.startsWith('/api/payments/reference')) return answered({ reference: 'DYR-7K2M' });
      if (path.startsWith('/api/credits/payees')) return answered({ payees: [wallet] });
      if (!path.startsWith('/api/credits/balance')) return { statusCode: 404, body: {} };
      if (isDown) return { statusCode: 503, body: { success: false, code: 'unavailable', message: 'BUSY' } };
      return { statusCode: 200, body: { success: true, data: figures } };
    },
  });
  const alert = await page.findByText('BUSY');
  expect(alert.closest('[role=alert]')).toBeTruthy();
  expect(await page.findByText('DYR-7K2M')).toBeTruthy();

  isDown = false;
  asked.length = 0;
  fireEvent.click(page.getByRole('button', { name: 'حاول مرة أخرى' }));
  expect(await page.findByRole('textbox', { name: /المبلغ/ })).toBeTruthy();
  expect(page.queryByText('BUSY')).toBeNull();
  expect(asked.filter((path) => path.startsWith('/api/payments/reference'))).toEqual([]);
});

it('asks for the purse that was chosen, in an office', async () => {
  const asked: string[] = [];
  const page = await renderApp(null, {
    path: '/dashboard/credits/add?lang=ar&purse=private',
    routes: makeRoutes,
    user: aUser({ type: 'office' }),
    answer: ({ path }) => {
      asked.push(path);
      if (path.startsWith('/api/payments/reference')) return answered({ reference: 'DYR-7K2M' });
      if (path.startsWith('/api/credits/payees')) return answered({ payees: [wallet] });
      if (!path.startsWith('/api/credits/balance')) return { statusCode: 404, body: {} };
      const data = { ...figures, purse: 'office', purses: ['office', 'private'] };
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  expect(await page.findByText('DYR-7K2M')).toBeTruthy();
  expect(page.getByRole('link', { name: 'رصيدي الخاص' }).getAttribute('aria-current')).toBe('page');
  expect(asked).toContain('/api/payments/reference?purse=private');
});

const withPayees = (payees: object[]) =>
  renderApp(null, {
    path: '/dashboard/credits/add?lang=ar',
    routes: makeRoutes,
    user: aUser(),
    answer: ({ path }) => {
      if (path.startsWith('/api/payments/reference')) return answered({ reference: 'DYR-7K2M' });
      if (path.startsWith('/api/credits/payees')) return answered({ payees });
      return path.startsWith('/api/credits/balance') ? answered(figures) : { statusCode: 404, body: {} };
    },
  });

it('offers only methods that have a payee, and says that one has changed', async () => {
  const desk = {
    ...{
      ...wallet,
      id: '018f0000-0000-7000-8000-000000000002',
      method: 'cash',
      name: 'المكتب',
      number: null,
      holder: null,
    },
    ...{ place: 'شارع المثال', hours: 'من 9 إلى 4' },
  };
  const page = await withPayees([{ ...wallet, changedAt: '2026-11-20T09:00:00.000Z' }, desk]);
  expect(await page.findByText('0900000001')).toBeTruthy();
  expect(page.getByRole('img', { name: /QR/ })).toBeTruthy();
  expect(page.getByText(/تغيّرت هذه البيانات/).textContent).toContain('2026');
  expect(page.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'mobile_wallet',
    'cash',
  ]);
  fireEvent.click(page.getByRole('radio', { name: 'نقدًا' }));
  expect(await page.findByText('شارع المثال')).toBeTruthy();
  expect(page.queryByText(/تغيّرت هذه البيانات/)).toBeNull();
  expect(page.queryByRole('img', { name: /QR/ })).toBeNull();
});

it('says where there is nobody to pay to', async () => {
  const page = await withPayees([]);
  expect(await page.findByText('إضافة الرصيد بالتحويل غير متاحة الآن')).toBeTruthy();
  expect(page.queryByRole('textbox', { name: /المبلغ/ })).toBeNull();
});
