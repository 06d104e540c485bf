import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from '#lib/toast.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { NotificationMenu } from './notification-menu.tsx';
import { useNotificationActs } from './notifications.ts';

const SECOND = 1_000;

function Acts() {
  const { read, readAll } = useNotificationActs();
  return (
    <>
      <button type="button" onClick={() => read.mutate('1')}>
        read
      </button>
      <button type="button" onClick={() => readAll.mutate()}>
        all
      </button>
    </>
  );
}

/** Toasts are of the window, and nothing here draws them away. */
function leave(): void {
  cleanup();
  for (const { id } of toastStore.visible()) toast.dismiss(id);
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  leave();
  vi.useRealTimers();
});

it('the badge asks every sixty seconds where no stream is to be had, and counts a failure as none', async () => {
  let polls = 0;
  const page = await renderApp(<NotificationMenu />, {
    lang: 'en',
    user: aUser(),
    answer: ({ path }) => {
      if (!path.includes('read=false')) return { statusCode: 404, body: {} };
      polls++;
      if (polls > 1) return { statusCode: 500, body: { success: false, code: 'server_error', message: 'down' } };
      return { statusCode: 200, body: { success: true, data: { notifications: [], unreadCount: 7, next: null } } };
    },
  });
  await vi.waitFor(() => expect(page.getByRole('button').textContent).toBe('7'));
  await act(() => vi.advanceTimersByTimeAsync(58 * SECOND));
  expect(polls).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(4 * SECOND));
  await vi.waitFor(() => expect(page.getByRole('button').textContent).toBe(''));
  expect(toastStore.visible()).toEqual([]);
});

describe.each([
  ['ar', 'كل الإشعارات صارت مقروءة'],
  ['en', 'All notifications marked as read'],
] as const)('marking as read (%s)', (lang, done) => {
  const toasts = () => toastStore.visible().map(({ message }) => message);
  async function press(name: string) {
    const page = await renderApp(<Acts />, {
      lang,
      user: aUser(),
      answer: () => ({ statusCode: 200, body: { success: true, data: {} } }),
    });
    fireEvent.click(page.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }

  it('says of all that it was done, and nothing of one', async () => {
    await press('read');
    expect(toasts()).toEqual([]);
    leave();
    await press('all');
    expect(toasts()).toEqual([done]);
  });
});
