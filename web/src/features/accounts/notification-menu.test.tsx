import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { unreadQuery } from './unread.ts';

afterEach(cleanup);

describe.each(['ar', 'en'] as const)('the bell (%s)', (lang) => {
  it('renews the bell’s list when the poll finds something new', async () => {
    const news = (id: string) => ({
      id,
      title: `news ${id}`,
      content: '',
      url: null,
      createdAt: '2026-11-01T00:00:00Z',
      read: false,
    });
    const waiting = [news('first')];
    const page = await renderApp(<NotificationMenu />, {
      lang,
      user: aUser(),
      answer: () => ({
        statusCode: 200,
        body: { success: true, data: { notifications: [...waiting], unreadCount: waiting.length, next: null } },
      }),
    });
    fireEvent.click(page.getByRole('button'));
    await waitFor(() => expect(page.getByText('news first')).toBeTruthy());
    waiting.unshift(news('second'));
    await page.services.queryClient.refetchQueries({ queryKey: unreadQuery(page.services.api).queryKey });
    await waitFor(() => expect(page.getByText('news second')).toBeTruthy());
  });
});
