// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { WireRequest } from './api-client.ts';
import { watchCatalogue } from './catalogue.ts';
import { PRIVATE } from './query-client.ts';
import { renewCatalogue } from './renew-catalogue.ts';

const request: WireRequest = { method: 'GET', path: '/api/any', headers: {} };
const answering = (...versions: (string | undefined)[]) => {
  const left = [...versions];
  return async () => ({ statusCode: 200, body: {}, catalogue: left.shift() });
};
async function news(known: string | undefined, ...versions: (string | undefined)[]): Promise<number> {
  const onNew = vi.fn();
  const transport = watchCatalogue(answering(...versions), known, onNew);
  for (const _ of versions) await transport(request);
  return onNew.mock.calls.length;
}

it('hears of another catalogue once, however the processes answer meanwhile', async () => {
  expect(await news('a', 'a', undefined, 'b', 'a', 'b', 'b')).toBe(1);
  expect(await news('a', 'a', 'a')).toBe(0);
});

it('takes the first answer for its own where the page was drawn without any', async () => {
  expect(await news(undefined, undefined, 'a', 'a')).toBe(0);
  expect(await news(undefined, 'a', 'b')).toBe(1);
});

it('asks anew for what is everybody’s, and leaves a form that is open', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['search', 'category', 'cars'], {});
  queryClient.setQueryData([PRIVATE, 'opened-form', '1'], {});
  await renewCatalogue(queryClient);
  expect(queryClient.getQueryState(['search', 'category', 'cars'])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState([PRIVATE, 'opened-form', '1'])?.isInvalidated).toBe(false);
});
