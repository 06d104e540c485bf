import type { reviewListing } from '@diyar/api/contracts/listing-review';
import type { BodyOf } from '@diyar/api/endpoint';
import { createListeners } from '#lib/listeners.ts';

/** The listing that waits next after another: on from its place, then round to the longest waiting. */
export function nextAfter<Item extends { id: string }>(
  queue: readonly Item[],
  id: string | undefined,
  isOpen: (item: Item) => boolean,
): string | undefined {
  const place = queue.findIndex((item) => item.id === id);
  const others = [...queue.slice(place + 1), ...queue.slice(0, Math.max(place, 0))];
  return others.find((item) => item.id !== id && isOpen(item))?.id;
}

/** As long as the server gives (`TAKE_BACK_SECONDS`), counted from before the decision is sent: never a promise too long. */
const TAKE_BACK_MS = 10_000;
/** Failures that are kept on screen until they are read. */
const MAX_FAILURES = 5;

export type Verdict = Pick<BodyOf<typeof reviewListing>, 'decision' | 'reasons' | 'text'>;
type Waiting = { id: string; version: number };
type Shown = { title: string; version: number | null };
export type Decided = Waiting & {
  title: string;
  decision: Verdict['decision'];
  /** Milliseconds of this clock; later the owner is told. Unknown until the decision is sent. */
  until: number | undefined;
};
export type Failure = { id: string; title: string; message: string };

export type QueueState = {
  /** `waiting`: more listings are on their way; `finished`: none is left. */
  status: 'idle' | 'showing' | 'waiting' | 'finished';
  /** The listing on screen. */
  current: string | undefined;
  queue: readonly Waiting[];
  /** Newest last. */
  decisions: readonly Decided[];
  failures: readonly Failure[];
  /** Decisions on their way to the server. */
  sending: number;
};

export type QueueDeps = {
  /** Facts of a listing known without asking. */
  detailOf: (id: string) => Shown | undefined;
  send: (listing: Waiting, verdict: Verdict) => Promise<unknown>;
  undoDecision: (id: string) => Promise<unknown>;
  /** The listing was decided or changed by somebody else; deciding it again is no use. */
  isOvertaken: (error: unknown) => boolean;
  now?: () => number;
};

const keyOf = ({ id, version }: Waiting) => `${id}:${version}`;

/**
 * The review by keyboard. A decision moves on at once and is sent behind the next listing, one after another. A key that is
 * pressed before the next listing has arrived is kept until it has: no press is lost, and none counts for another listing.
 */
export function createReviewQueue({ detailOf, send, undoDecision, isOvertaken, now = Date.now }: QueueDeps) {
  const { subscribe, notify } = createListeners();
  const decided = new Set<string>();
  const kept: Verdict[] = [];
  const seen: string[] = [];
  /** More wait than are known; as long as the server has not said, more may. */
  let hasMore = true;
  let undoing = 0;
  let sends: Promise<unknown> = Promise.resolve();
  let state: QueueState = {
    ...{ status: 'idle', current: undefined, sending: 0 },
    ...{ queue: [], decisions: [], failures: [] },
  };

  const change = (to: Partial<QueueState>) => {
    state = { ...state, ...to };
    notify();
  };
  const isOpen = (item: Waiting) => !decided.has(keyOf(item));
  const upcoming = () => nextAfter(state.queue, state.current, isOpen);

  function move(id: string | undefined): void {
    if (state.current) seen.push(state.current);
    if (!id && !hasMore) kept.length = 0;
    const without = hasMore ? 'waiting' : 'finished';
    change({ current: id, status: id ? 'showing' : without });
  }

  function applyKept(): void {
    while (kept.length > 0 && undoing === 0 && state.current && detailOf(state.current)) {
      const verdict = kept.shift();
      if (verdict) apply(state.current, verdict);
    }
  }

  function apply(id: string, verdict: Verdict): void {
    const detail = detailOf(id);
    if (!detail || detail.version === null) return;
    const listing = { id, version: detail.version };
    if (!isOpen(listing)) return;
    decided.add(keyOf(listing));
    const { title } = detail;
    change({
      decisions: [...state.decisions, { ...listing, title, decision: verdict.decision, until: undefined }].slice(-20),
      sending: state.sending + 1,
    });
    move(upcoming());
    sends = sends.then(() => deliver(listing, title, verdict));
  }

  async function deliver(listing: Waiting, title: string, verdict: Verdict): Promise<void> {
    const until = now() + TAKE_BACK_MS;
    const others = () => state.decisions.filter((decision) => keyOf(decision) !== keyOf(listing));
    try {
      await send(listing, verdict);
      const decisions = state.decisions.map((decision) =>
        keyOf(decision) === keyOf(listing) ? { ...decision, until } : decision,
      );
      change({ decisions, sending: state.sending - 1 });
    } catch (error) {
      if (!isOvertaken(error)) decided.delete(keyOf(listing));
      change({ decisions: others(), sending: state.sending - 1 });
      fail({ id: listing.id, title }, error);
    }
  }

  const fail = ({ id, title }: { id: string; title: string }, error: unknown) =>
    change({
      failures: [
        ...state.failures,
        { id, title, message: error instanceof Error ? error.message : String(error) },
      ].slice(-MAX_FAILURES),
    });

  /** The newest decision whose owner has not been told. */
  const lastOpen = () => state.decisions.findLast(({ until }) => until === undefined || until > now());

  async function undo(decision: Decided): Promise<void> {
    // The decision itself failed: nothing is left to undo.
    if (!decided.has(keyOf(decision))) return;
    try {
      await undoDecision(decision.id);
      decided.delete(keyOf(decision));
    } catch (error) {
      fail(decision, error);
    }
  }

  return {
    subscribe,
    state: () => state,
    isOpen,
    upcoming,
    hasPrevious: () => seen.length > 0,
    /** Waiting items, oldest first, as the server last said. */
    setQueue(queue: readonly Waiting[], total: number) {
      hasMore = total > queue.length;
      change({ queue });
      if (state.status === 'waiting') move(upcoming());
      applyKept();
    },
    show(id: string) {
      change({ current: id, status: 'showing' });
    },
    /** The listing on screen has been fetched. */
    arrived: applyKept,
    /** The review is left; decisions on their way go on. */
    leave() {
      kept.length = 0;
      seen.length = 0;
      hasMore = true;
      change({ current: undefined, status: 'idle', queue: [] });
    },
    decide(verdict: Verdict) {
      if (state.status !== 'showing' && state.status !== 'waiting') return;
      kept.push(verdict);
      applyKept();
    },
    next() {
      const id = upcoming();
      if (id) move(id);
    },
    previous() {
      const id = seen.pop();
      if (id) change({ current: id, status: 'showing' });
    },
    /** @returns the listing whose decision is undone; it is on screen again */
    undoDecision(): string | undefined {
      const decision = lastOpen();
      if (!decision) return undefined;
      undoing++;
      change({
        ...{ current: decision.id, status: 'showing' },
        decisions: state.decisions.filter((entry) => entry !== decision),
      });
      sends = sends
        .then(() => undo(decision))
        .finally(() => {
          undoing--;
          change({});
          applyKept();
        });
      return decision.id;
    },
    dismissFailures: () => change({ failures: [] }),
    /** Everything decided so far has been answered. */
    settled: () => sends,
  };
}

export type ReviewQueue = ReturnType<typeof createReviewQueue>;
