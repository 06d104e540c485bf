import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { CreditChip } from './credit-chip.tsx';

const POLL_MS = 300_000;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The chip of somebody whose balance is `answers` in their order: an amount, a refusal, or nothing yet. */
const chipOf = async (...answers: (number | 'down' | 'silent')[]) => {
  const page = await renderApp(<CreditChip />, {
    lang: 'en',
    ns: ['dashboard'],
    user: aUser(),
    answer: ({ path }) => {
      if (!path.startsWith('/api/credits/balance')) return { statusCode: 404, body: {} };
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next === 'silent') return new Promise(() => {});
      if (next === 'down') return { statusCode: 403, body: { success: false, code: 'x', message: 'x' } };
      return { statusCode: 200, body: { success: true, data: { balance: next } } };
    },
  });
  return page.container.querySelector('a') as HTMLAnchorElement;
};

it('shows a dash while the balance loads, and no amount', async () => {
  const chip = await chipOf('silent');
  expect(chip.textContent).toContain('—');
  expect(chip.textContent).not.toContain('$');
});

it('keeps the last known amount after a failure, and marks it', async () => {
  const chip = await chipOf(12.5, 'down');
  await vi.waitFor(() => expect(chip.textContent).toContain('$12.50'));
  expect(chip.querySelector('small')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await vi.waitFor(() => expect(chip.querySelector('small')?.textContent).toBe('not updated'));
  expect(chip.textContent).toContain('$12.50');
});

it('shows 0 and says that it was not loaded where no amount is known', async () => {
  const chip = await chipOf('down');
  await vi.waitFor(() => expect(chip.querySelector('small')?.textContent).toBe('not loaded'));
  expect(chip.textContent).toContain('$0');
});
