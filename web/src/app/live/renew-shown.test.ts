// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadKey } from '#features/leads/api.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { renewShown } from './renew-shown.ts';

const WAIT_MS = 1_000;
let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function aPage() {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return { told: renewShown(client), asked: () => asked.mock.calls.map(([filter]) => filter?.queryKey) };
}

it('asks once for news that comes together, and only for what it is about', () => {
  const { told, asked } = aPage();
  told({ kind: 'bell' });
  told({ kind: 'bell' });
  told({ kind: 'unheard of' });
  vi.advanceTimersByTime(WAIT_MS);
  expect(asked()).toEqual([
    [PRIVATE, 'notifications'],
    [PRIVATE, 'unread'],
  ]);
});

it('asks for the conversation that changed, and never for the listing under review', () => {
  const { told, asked } = aPage();
  told({ kind: 'lead', id: 'x' });
  told({ kind: 'review' });
  vi.advanceTimersByTime(WAIT_MS);
  expect(asked()).toContainEqual(leadKey('x'));
  expect(asked()).not.toContainEqual([PRIVATE, 'listing-review']);
  expect(asked()).toContainEqual([PRIVATE, 'listing-review', 'queue']);
});

it('a hidden tab asks nothing until it is looked at', () => {
  const { told, asked } = aPage();
  isHidden = true;
  told({ kind: 'bell' });
  vi.advanceTimersByTime(WAIT_MS);
  expect(asked()).toEqual([]);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toHaveLength(2);
});
