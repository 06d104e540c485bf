import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '#lib/api-context.ts';
import {
  type Changed,
  type Priorities,
  type PriorityRow,
  prioritiesQuery,
  STATS_KEY,
  sendOrder,
  sendPriorities,
  sendPriority,
} from './api.ts';
import { moved, namedFor, withPriorities } from './order.ts';

/** My listings in my order, and what changes it. Shown at once, taken back when the server refuses. */
export function usePriorities() {
  const api = useApi();
  const client = useQueryClient();
  const options = prioritiesQuery(api);
  const query = useInfiniteQuery(options);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Orders arrive in the order they were made.
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: readonly PriorityRow[]) =>
    client.setQueryData<InfiniteData<Priorities, number>>(options.queryKey, (data) => data && spread(data, next));
  const known = () =>
    client.getQueryData<InfiniteData<Priorities, number>>(options.queryKey)?.pages.flatMap(({ items }) => items) ?? [];

  async function send(work: () => Promise<Changed>): Promise<boolean> {
    const turn = line.current.then(work);
    line.current = turn.catch(() => {});
    try {
      show(withPriorities(known(), await turn));
      void client.invalidateQueries({ queryKey: STATS_KEY });
      return true;
    } catch {
      // The call layer has said why; what the server holds comes back.
      await client.invalidateQueries({ queryKey: options.queryKey });
      return false;
    }
  }

  return {
    query,
    rows,
    move(from: number, to: number): Promise<boolean> {
      const next = moved(rows, from, to);
      show(next.map((row, index) => ({ ...row, rank: index + 1 })));
      return send(() => sendOrder(api, namedFor(next, from, to)));
    },
    set: (id: string, priority: number) => send(() => sendPriority(api, id, priority)),
    setSeveral: (ids: readonly string[], priority: number) => send(() => sendPriorities(api, ids, priority)),
  };
}

/** The rows back into the pages they came in. */
function spread(
  data: InfiniteData<Priorities, number>,
  rows: readonly PriorityRow[],
): InfiniteData<Priorities, number> {
  let at = 0;
  const pages = data.pages.map((page) => {
    const items = rows.slice(at, at + page.items.length);
    at += page.items.length;
    return { ...page, items: [...items] };
  });
  return { ...data, pages };
}
