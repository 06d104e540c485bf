import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HIDDEN_MS, overTabs, STOLEN_AFTER_MS, type Tab, thisTab, type Work } from './over-tabs.ts';
import { type News, SILENT_MS } from './read-stream.ts';

type Request = { name: string; run: () => Promise<void>; resolve: () => void; reject: (error: Error) => void };

/** One browser: locks and channels as its tabs see them, without a delay. */
function aBrowser() {
  let held: Request | undefined;
  const waiting: Request[] = [];
  const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();

  const next = () => {
    held = waiting.shift();
    if (held) hold(held);
  };
  const hold = (request: Request) => {
    held = request;
    const leave = (settle: () => void) => () => {
      settle();
      if (held === request) next();
    };
    request.run().then(
      leave(request.resolve),
      leave(() => request.reject(new Error('failed'))),
    );
  };
  const request = (name: string, options: { signal?: AbortSignal; steal?: boolean }, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const own: Request = { name, run, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        const at = waiting.indexOf(own);
        if (at >= 0) waiting.splice(at, 1);
        if (at >= 0) reject(new Error('aborted'));
      });
      if (options.steal) held?.reject(new Error('stolen'));
      if (options.steal || !held) hold(own);
      else waiting.push(own);
    });
  const query = async () => ({ pending: waiting.map(({ name }) => ({ name })) });

  /** A tab whose stream is in the test's hands. */
  return function aTab() {
    let hidden = false;
    const watchers = new Set<() => void>();
    const tab: Tab = {
      locks: { request, query } as unknown as LockManager,
      channel: () => {
        const own = {
          onmessage: null as ((event: { data: unknown }) => void) | null,
          postMessage: (data: unknown) => {
            for (const other of channels) if (other !== own) other.onmessage?.({ data });
          },
          close: () => void channels.delete(own),
        };
        channels.add(own);
        return own as unknown as BroadcastChannel;
      },
      isHidden: () => hidden,
      watch(tell) {
        watchers.add(tell);
        return () => watchers.delete(tell);
      },
    };
    const state = { heard: [] as (string | undefined)[], live: [] as boolean[], from: [] as (string | undefined)[] };
    let tools: Parameters<Work>[0] | undefined;
    const work: Work = (given) => {
      tools = given;
      state.from.push(given.lastId());
      return new Promise((resolve) => given.signal.addEventListener('abort', () => resolve()));
    };
    const leave = overTabs(tab, 'live', work, {
      heard: ({ kind }) => state.heard.push(kind),
      becameLive: (isLive) => state.live.push(isLive),
    });
    return {
      ...state,
      leave,
      isReading: () => tools !== undefined && !tools.signal.aborted,
      tell: (news: News) => tools?.told(news),
      lose: () => tools?.lost(),
      /** As if its process had been stopped. */
      freeze: () => watchers.clear(),
      async show(isShown: boolean) {
        hidden = !isShown;
        for (const tell of watchers) tell();
        await settled();
      },
    };
  };
}
/** Whatever promises do next is done. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('one tab reads and all hear; the next goes on where it was when the reader is closed', async () => {
  const aTab = aBrowser();
  const [first, second] = [aTab(), aTab()];
  await settled();
  expect([first.isReading(), second.isReading()]).toEqual([true, false]);
  first.tell({ kind: 'bell', at: '7' });
  first.tell({ at: '8' });
  expect([first.heard, second.heard]).toEqual([['bell'], ['bell']]);
  expect([first.live, second.live]).toEqual([[true], [true]]);
  first.leave();
  await settled();
  expect(second.isReading()).toBe(true);
  expect(second.from).toEqual(['8']);
});

it('a tab that comes later is told that there is a stream', async () => {
  const aTab = aBrowser();
  const first = aTab();
  await settled();
  first.tell({ at: '1' });
  const second = aTab();
  expect(second.live).toEqual([true]);
  expect(second.heard).toEqual([]);
});

it('without a stream every tab asks for itself, and not any more once there is one', async () => {
  const aTab = aBrowser();
  const [first, second] = [aTab(), aTab()];
  await settled();
  first.tell({ at: '1' });
  first.lose();
  expect([first.live, second.live]).toEqual(Array(2).fill([true, false]));
  first.tell({ kind: 'all' });
  expect(second.live).toEqual([true, false, true]);
  // A reader that says nothing any more.
  await vi.advanceTimersByTimeAsync(2 * SILENT_MS);
  expect(second.live.at(-1)).toBe(false);
});

it('a hidden reader gives way at once to a tab that waits, and to nobody after a minute', async () => {
  const aTab = aBrowser();
  const [first, second] = [aTab(), aTab()];
  await settled();
  await first.show(false);
  expect([first.isReading(), second.isReading()]).toEqual([false, true]);
  second.tell({ at: '5' });
  await second.show(false);
  await vi.advanceTimersByTimeAsync(HIDDEN_MS - 1);
  expect(second.isReading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(second.isReading()).toBe(false);
  await first.show(true);
  expect(first.isReading()).toBe(true);
  expect(first.from.at(-1)).toBe('5');
});

it('takes the stream from a tab that says nothing any more, which ends its own when it wakes', async () => {
  const aTab = aBrowser();
  const frozen = aTab();
  await settled();
  frozen.freeze();
  const second = aTab();
  await vi.advanceTimersByTimeAsync(STOLEN_AFTER_MS);
  expect(second.isReading()).toBe(true);
  expect(frozen.isReading()).toBe(false);
});

it('there is none where tabs cannot speak to each other', () => {
  vi.stubGlobal('navigator', {});
  expect(thisTab()).toBeUndefined();
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(thisTab()).toBeUndefined();
  vi.unstubAllGlobals();
});
