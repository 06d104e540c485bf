import type { QueryClient } from '@tanstack/react-query';
import { UNREAD_QUERIES } from '#features/accounts/unread.ts';
import { LEADS_KEY, leadKey } from '#features/leads/api.ts';
import { WAITING_REVIEWS } from '#features/listing-review/api.ts';
import type { News } from '#features/live/read-stream.ts';
import { VIEWINGS_KEY } from '#features/viewings/api.ts';
import { WAITING_KEY } from '#features/waiting/api.ts';

type Key = readonly unknown[];
const LEAD = (id: string | undefined): Key[] => [
  [...LEADS_KEY, 'list'],
  id ? leadKey(id) : LEADS_KEY,
  VIEWINGS_KEY,
  WAITING_KEY,
];

/** Answers that news makes old. A listing that is being reviewed stays as it was seen: the decision names that version. */
const OLD: Record<string, (id: string | undefined) => readonly Key[]> = {
  bell: () => UNREAD_QUERIES,
  lead: LEAD,
  review: () => [...WAITING_REVIEWS, WAITING_KEY],
  all: () => [...UNREAD_QUERIES, ...LEAD(undefined), ...WAITING_REVIEWS],
};

/** News that comes together is asked about once. */
const TOGETHER_MS = 150;

/** Asks anew for what is on the screen, a hidden tab when it is looked at again. */
export function renewShown(client: QueryClient) {
  const old = new Map<string, Key>();
  let isDue = false;

  function flush(): void {
    isDue = false;
    if (document.hidden) return;
    const keys = [...old.values()];
    old.clear();
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  }
  document.addEventListener('visibilitychange', flush);

  return ({ kind = '', id }: News): void => {
    for (const key of OLD[kind]?.(id) ?? []) old.set(key.join(), key);
    if (!isDue) setTimeout(flush, TOGETHER_MS);
    isDue = true;
  };
}
