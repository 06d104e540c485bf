import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { aheadQuery, decide, detailQuery, type Kind, REVIEW_KEY, type ReviewDetail, undoDecision } from './api.ts';
import { OVERTAKEN } from './overtaken.ts';
import { createReviewQueue, type ReviewQueue } from './review-queue.ts';

export const QUEUE_PATH = '/dashboard/admin/listings-review';
export const queuePath = (kind: Kind) => (kind ? `${QUEUE_PATH}?kind=${kind}` : QUEUE_PATH);
export const detailPath = (id: string, kind: Kind): string =>
  `/dashboard/admin/listings/${id}${kind ? `?kind=${kind}` : ''}`;

/** So many that a fast decision finds the next listing there. */
const PREFETCHED = 4;
/** With fewer left the queue is asked for again. */
const FEW = 15;

/** A single one per browser: a decision can be taken back after its page has been left. */
const queues = new WeakMap<QueryClient, ReviewQueue>();

function queueOf(client: QueryClient, api: Api): ReviewQueue {
  const existing = queues.get(client);
  if (existing) return existing;
  const keyOf = (id: string) => detailQuery(api, id).queryKey;
  const keep = (detail: ReviewDetail) => {
    client.setQueryData(keyOf(detail.id), detail);
    void client.invalidateQueries({ queryKey: [...REVIEW_KEY, 'queue'] });
  };
  const queue = createReviewQueue({
    detailOf: (id) => client.getQueryData<ReviewDetail>(keyOf(id)),
    send: async ({ id, version }, verdict) => keep(await decide(api, id, { ...verdict, version })),
    undoDecision: async (id) => keep(await undoDecision(api, id)),
    isOvertaken: (error) => error instanceof ApiError && OVERTAKEN.includes(error.code),
  });
  queues.set(client, queue);
  return queue;
}

export function useReviewQueue() {
  const queue = queueOf(useQueryClient(), useApi());
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.state, queue.state) };
}

/** The listing on screen. Its address follows the queue; walking in the browser's history leads the queue. */
export function useReview(address: string, kind: Kind) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const lang = useLang();
  const walk = useNavigationType();
  const { queue, state } = useReviewQueue();
  const id = state.current ?? address;
  const detail = useQuery(detailQuery(api, id));
  const ahead = useQuery(aheadQuery(api, kind));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that the queue itself has written changes nothing
  useEffect(() => {
    if (walk !== 'REPLACE' || queue.state().status === 'idle') queue.show(address);
  }, [address]);
  useEffect(() => () => queue.leave(), [queue]);
  useEffect(() => {
    if (ahead.data) queue.setQueue(ahead.data.items, ahead.data.total);
    // The list of what waits says so itself.
    else if (ahead.isError) queue.setQueue([], 0);
  }, [queue, ahead.data, ahead.isError]);
  useEffect(() => {
    if (detail.data) queue.arrived();
  }, [queue, detail.data]);

  // A key pressed while the last address was on its way: the address arrives late and has to follow again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the queue or of the address leads elsewhere
  useEffect(() => {
    const { current, status } = queue.state();
    if (status === 'finished') navigate(withLang(queuePath(kind), lang));
    else if (current && current !== address) navigate(withLang(detailPath(current, kind), lang), { replace: true });
  }, [state.current, state.status, address]);

  const open = state.queue.filter(queue.isOpen);
  const soon = open
    .filter((item) => item.id !== id)
    .slice(0, PREFETCHED)
    .map((item) => item.id)
    .join();
  useEffect(() => {
    for (const next of soon.split(',').filter(Boolean)) void client.prefetchQuery(detailQuery(api, next));
  }, [api, client, soon]);

  const isShort = ahead.data !== undefined && ahead.data.total > ahead.data.items.length && open.length < FEW;
  const { refetch } = ahead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again as decisions arrive at the server
  useEffect(() => {
    if (isShort) void refetch();
  }, [isShort, state.sending === 0]);

  const decidedAhead = (ahead.data?.items.length ?? 0) - open.length;
  return {
    ...{ id, detail, queue, state },
    left: ahead.data && Math.max(0, ahead.data.total - decidedAhead),
    refresh: () => client.invalidateQueries({ queryKey: REVIEW_KEY }),
  };
}
