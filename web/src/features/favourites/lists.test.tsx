import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#lib/api-client.ts';
import type { Session, SessionState } from '#lib/session.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Heart } from './heart.tsx';
import { holdFor, isOn, listsHeld, ownerOfLists, putOn } from './store.ts';
import { change, startLists } from './sync.ts';

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  holdFor(null);
});

const kept = (id: string) => ({ id, at: '2026-11-21T10:00:00.000Z', price: 85_000 });
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const ANSWER = { favourites: [kept('a'), kept('b')], hidden: [], viewed: [] };

/** Someone at this device, and an account that answers. */
function aDevice() {
  let state = { status: 'anonymous', user: null } as SessionState;
  const watchers = new Set<() => void>();
  const session = {
    state: () => state,
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  } as unknown as Session;
  const become = (id: string | null, type = 'regular') => {
    state = (id ? { status: 'signedIn', user: { id, type } } : { status: 'anonymous', user: null }) as SessionState;
    for (const tell of watchers) tell();
  };
  const api = {
    get: vi.fn(async () => ANSWER),
    post: vi.fn(async () => ANSWER),
    put: vi.fn(async () => ({})),
    delete: vi.fn(async () => ({})),
  };
  return { become, api, deps: { api: api as unknown as Api, session } };
}

describe('the lists of a device', () => {
  it('go into the account once, and leave with who leaves', async () => {
    const { become, api, deps } = aDevice();
    putOn('favourites', kept('a'));
    startLists(deps);
    become('rima');
    await vi.waitFor(() => expect(ownerOfLists()).toBe('rima'));
    const body = { favourites: [{ id: 'a', at: kept('a').at }], hidden: [], viewed: [] };
    expect(api.post.mock.calls).toEqual([['/users/lists/merge', { body, errorToast: false }]]);
    expect(idsOf(listsHeld().favourites)).toEqual(['a', 'b']);
    become('rima');
    expect(api.post).toHaveBeenCalledTimes(1);
    become(null);
    expect([ownerOfLists(), listsHeld().favourites]).toEqual([null, []]);
  });

  it('of one account never go into another, nor an administrator’s into any', async () => {
    const { become, api, deps } = aDevice();
    holdFor('somebody', { ...ANSWER, hidden: [kept('x')] });
    startLists(deps);
    become('rima');
    await vi.waitFor(() => expect(api.get).toHaveBeenCalled());
    expect(api.post).not.toHaveBeenCalled();
    become(null);
    putOn('favourites', kept('mine'));
    become('boss', 'admin');
    expect(api.post).not.toHaveBeenCalled();
    expect([ownerOfLists(), isOn('favourites', 'mine')]).toEqual([null, true]);
  });

  it('are asked for again when something was saved meanwhile', async () => {
    const { become, api, deps } = aDevice();
    api.get.mockImplementationOnce(async () => {
      putOn('favourites', kept('late'));
      return ANSWER;
    });
    startLists(deps);
    become('rima');
    await vi.waitFor(() => expect(ownerOfLists()).toBe('rima'));
    const body = { favourites: [{ id: 'late', at: kept('late').at }], hidden: [], viewed: [] };
    expect(api.post.mock.calls).toEqual([['/users/lists/merge', { body, errorToast: false }]]);
  });

  it('change at once, and back when the account refuses', async () => {
    const { become, api, deps } = aDevice();
    become('rima');
    api.put.mockRejectedValueOnce(new Error('full'));
    const sent = change(deps, 'favourites', kept('a'), true);
    expect(isOn('favourites', 'a')).toBe(true);
    await expect(sent).rejects.toThrow('full');
    await vi.waitFor(() => expect(isOn('favourites', 'a')).toBe(false));
  });

  it('send on and off in the order they were pressed', async () => {
    const { become, api, deps } = aDevice();
    become('rima');
    const order: string[] = [];
    api.put.mockImplementation(async () => order.push('put'));
    api.delete.mockImplementation(async () => order.push('delete'));
    await Promise.all([
      change(deps, 'favourites', kept('a'), true),
      change(deps, 'favourites', kept('a'), false),
      change(deps, 'favourites', kept('a'), true),
    ]);
    expect(order).toEqual(['put', 'delete', 'put']);
  });

  it('survive somebody else’s text under their key', () => {
    holdFor(null);
    localStorage.setItem('diyar-lists', '{"lists":7');
    dispatchEvent(new StorageEvent('storage', { key: 'diyar-lists' }));
    expect(listsHeld().favourites).toEqual([]);
  });
});

describe('the heart', () => {
  it('saves and drops, and says which', async () => {
    const listing = { id: 'a', title: 'شقة في المزة', price: { amount: 85_000 } };
    const screen = await renderApp(<Heart listing={listing} />, { ns: ['favourites'] });
    const heart = screen.getByRole('button', { name: 'احفظ في المفضّلة: شقة في المزة' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(listsHeld().favourites).toMatchObject([{ id: 'a', price: 85_000 }]);
    fireEvent.click(heart);
    expect(listsHeld().favourites).toEqual([]);
  });
});
