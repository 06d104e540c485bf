// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hideMailedToken } from '#lib/mailed-token.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

afterEach(cleanup);

it.each([
  ['newLead~id.signature', '/api/notifications/stream', 'Stop these emails?', '/dashboard/settings/notifications'],
  ['id.signature', '/api/saved-searches', 'Stop emails for this search?', '/dashboard/saved-searches'],
])('the link %s asks first, stops, and takes it back', async (token, calls, question, manage) => {
  history.replaceState(null, '', `/alerts/unsubscribe?token=${token}`);
  hideMailedToken();
  const posted: string[] = [];
  await renderApp(<Unsubscribe />, {
    lang: 'en',
    path: '/alerts/unsubscribe',
    ns: ['saved-searches'],
    answer: ({ method, path }) => {
      if (method === 'POST') posted.push(path);
      const subscribed = !path.includes('/unsubscribe?');
      return { statusCode: 200, body: { success: true, data: { name: 'New inquiry', subscribed } } };
    },
  });
  expect(await screen.findByRole('heading', { name: question })).toBeDefined();
  expect(posted).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop emails' }));
  expect(await screen.findByRole('heading', { name: 'Emails stopped' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toContain(manage);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: question })).toBeDefined();
  const query = `?${new URLSearchParams({ token })}`;
  expect(posted).toEqual([`${calls}/unsubscribe${query}`, `${calls}/resubscribe${query}`]);
});
