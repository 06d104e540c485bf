import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '../../../../../testing/a-user.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { makeRoutes } from '../../../routes.tsx';

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

it('says that the bounds did not come, and asks for them alone again', async () => {
  let isDown = true;
  const asked: string[] = [];
  const page = await renderApp(null, {
    path: '/dashboard/credits/add?lang=ar',
    routes: makeRoutes,
    user: aUser(),
    answer: ({ path }) => {
      asked.push(path);
      if (path.startsWith('/api/payments/reference'))
        return { statusCode: 200, body: { success: true, data: { reference: 'DYR-7K2M' } } };
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
      if (path.startsWith('/api/payments/reference'))
        return { statusCode: 200, body: { success: true, data: { reference: 'DYR-7K2M' } } };
      if (!path.startsWith('/api/credits/balance')) return { statusCode: 404, body: {} };
      const data = { ...figures, purse: 'office', purses: ['office', 'private'] };
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  expect(await page.findByText('DYR-7K2M')).toBeTruthy();
  expect(page.getByRole('link', { name: 'رصيدي الخاص' }).getAttribute('aria-current')).toBe('page');
  expect(asked).toContain('/api/payments/reference?purse=private');
});
