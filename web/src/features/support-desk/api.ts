import type { ContactMessage } from '@diyar/api/contracts/contact';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type { ContactMessage };
export const MESSAGE_STATES = ['open', 'answered'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
export const MESSAGES_KEY = [PRIVATE, 'support-desk'];

/** Others answer too: what is shown is asked for anew. */
export const messagesQuery = (api: Api, state: MessageState, page: number) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, state, page],
    queryFn: ({ signal }) => api.get('/admin/messages', { query: { state, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Rejects with `message_answered` (409). */
export const markAnswered = (api: Api, id: string) =>
  api.post('/admin/messages/:id/answered', { params: { id }, body: {} });
