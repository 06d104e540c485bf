import { type News, SILENT_MS } from './read-stream.ts';

/** A stream keeps a telephone's radio awake: what nobody has looked at for so long does without, and catches up. */
export const HIDDEN_MS = 60_000;
/** A tab that holds the stream and says nothing is frozen: another takes it. */
export const STOLEN_AFTER_MS = 150_000;

type Said = News & { lost?: true; hello?: true };
/** Parts of the browser, as far as tabs need them. */
export type Tab = {
  locks: LockManager;
  channel: (name: string) => BroadcastChannel;
  isHidden: () => boolean;
  /** Calls when the tab is shown or hidden. @returns how to stop */
  watch: (tell: () => void) => () => void;
};

export type Work = (tools: {
  lastId: () => string | undefined;
  told: (news: News) => void;
  lost: () => void;
  signal: AbortSignal;
}) => Promise<void>;
export type Listening = { heard: (news: News) => void; becameLive: (isLive: boolean) => void };

/** Undefined where tabs can't speak to each other (an address that is not secure): each of them asks for itself. */
export function thisTab(): Tab | undefined {
  const { locks } = navigator;
  if (!locks || typeof BroadcastChannel !== 'function' || typeof ReadableStream !== 'function') return undefined;
  return {
    locks,
    channel: (name) => new BroadcastChannel(name),
    isHidden: () => document.hidden,
    watch(tell) {
      document.addEventListener('visibilitychange', tell);
      return () => document.removeEventListener('visibilitychange', tell);
    },
  };
}

/**
 * Lets one tab of the browser read the stream (`work`), and all of them hear it. The reader is whoever holds the lock `name`:
 * it passes on when its tab is closed, hidden while another waits, or hidden for a minute.
 * @returns how to leave
 */
export function overTabs(tab: Tab, name: string, work: Work, { heard, becameLive }: Listening): () => void {
  const channel = tab.channel(name);
  let lastId: string | undefined;
  let isLive = false;
  /** Of the wish for the lock, then of holding it. */
  let turn: AbortController | undefined;
  let reading: AbortController | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  let frozen: ReturnType<typeof setTimeout> | undefined;

  function become(next: boolean): void {
    if (next === isLive) return;
    isLive = next;
    becameLive(isLive);
  }

  function receive({ lost, hello, ...news }: Said): void {
    if (hello) {
      if (isLive && reading) channel.postMessage({ at: lastId } satisfies Said);
      return;
    }
    clearTimeout(silent);
    watchFrozen();
    if (lost) {
      become(false);
      return;
    }
    lastId = news.at ?? lastId;
    silent = setTimeout(() => become(false), 2 * SILENT_MS);
    become(true);
    if (news.kind) heard(news);
  }

  function broadcast(said: Said): void {
    channel.postMessage(said);
    receive(said);
  }

  function want(steal = false): void {
    if (turn && !steal) return;
    turn?.abort();
    const own = new AbortController();
    turn = own;
    const read = async () => {
      if (own.signal.aborted) return;
      reading = own;
      await work({ lastId: () => lastId, told: broadcast, lost: () => broadcast({ lost: true }), signal: own.signal });
    };
    // Rejects when another tab took it away: then the work here ends, and this one waits again.
    tab.locks.request(name, steal ? { steal } : { signal: own.signal }, read).catch(() => {
      own.abort();
      if (reading === own) reading = undefined;
      if (turn !== own) return;
      turn = undefined;
      void look();
    });
    watchFrozen();
  }

  function giveWay(): void {
    turn?.abort();
    turn = reading = undefined;
    clearTimeout(frozen);
  }

  function watchFrozen(): void {
    clearTimeout(frozen);
    frozen = setTimeout(() => turn && !reading && !tab.isHidden() && want(true), STOLEN_AFTER_MS);
  }

  async function look(): Promise<void> {
    clearTimeout(hidden);
    if (!tab.isHidden()) return want();
    hidden = setTimeout(giveWay, HIDDEN_MS);
    const { pending = [] } = await tab.locks.query();
    if (tab.isHidden() && reading && pending.some((lock) => lock.name === name)) giveWay();
  }

  channel.onmessage = ({ data }: MessageEvent<Said>) => receive(data);
  const unwatch = tab.watch(() => void look());
  channel.postMessage({ hello: true } satisfies Said);
  void look();

  return () => {
    unwatch();
    giveWay();
    for (const timer of [hidden, silent, frozen]) clearTimeout(timer);
    channel.close();
    become(false);
  };
}
