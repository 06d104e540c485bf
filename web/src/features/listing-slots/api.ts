import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;
const purchaseOf = (slots: number) => ({ product: 'listing', slots }) as const;

/** Price of so many places now, and what is missing for them. */
export const slotsQuoteQuery = (api: Api, slots: number) =>
  queryOptions({
    queryKey: [PRIVATE, 'listing-slots', slots, api.purse],
    queryFn: ({ signal }) => api.post('/payments/quote', { ...quiet, body: { purchase: purchaseOf(slots) }, signal }),
  });

export const buySlots = (
  api: Api,
  { slots, shownPrice }: { slots: number; shownPrice: number | undefined },
  idempotencyKey: string,
) =>
  api.post('/payments/pay-with-credits', {
    ...quiet,
    body: { purchase: purchaseOf(slots), shownPrice },
    idempotencyKey,
  });
