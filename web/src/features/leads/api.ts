import type { LeadStatus, LeadThread, listLeads } from '@diyar/api/contracts/leads';
import type { DataOf } from '@diyar/api/endpoint';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { unlessLive } from '#lib/is-live.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { type LeadSearch, queryOf } from './search.ts';

export const LEADS_PER_PAGE = 20;
export const LEADS_KEY = [PRIVATE, 'leads'];
export const leadKey = (id: string) => [...LEADS_KEY, 'one', id];
/** While a conversation is open. */
const LOOK_AGAIN_MS = 30_000;

export type Leads = DataOf<typeof listLeads>;

export const leadsQuery = (api: Api, search: LeadSearch, page: number) =>
  queryOptions({
    queryKey: [...LEADS_KEY, 'list', search, page],
    queryFn: ({ signal }) => api.get('/leads', { query: { ...queryOf(search), page, limit: LEADS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });

export const leadQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: leadKey(id),
    queryFn: async ({ signal, client, queryKey }): Promise<LeadThread> => {
      const { lead } = await api.get('/leads/:id', { params: { id }, signal });
      // Messages said while this was on its way is known already, from its own answer.
      const known = client.getQueryData<LeadThread>(queryKey);
      return known && isOlder(lead, known) ? known : lead;
    },
    refetchInterval: unlessLive(LOOK_AGAIN_MS),
  });

/** The owner's side counts its versions; nothing that was said is ever taken back. */
const isOlder = (one: LeadThread, other: LeadThread): boolean =>
  one.version < other.version || one.messages.length < other.messages.length;

/** Shows a thread as an answer brought it, and lets the lists ask anew. */
export function learnLead(client: QueryClient, api: Api, lead: LeadThread): void {
  client.setQueryData(leadQuery(api, lead.id).queryKey, lead);
  void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'list'] });
}

type Seen = Pick<LeadThread, 'id' | 'version'>;

/** Marks as read what was seen. The answer may come late: what was said or noted meanwhile stays. */
export async function readLead(client: QueryClient, api: Api, { id, version }: Seen): Promise<void> {
  await api.put('/leads/:id/read', { params: { id }, body: {}, errorToast: false });
  const { queryKey } = leadQuery(api, id);
  client.setQueryData(queryKey, (now) => (now?.version === version ? { ...now, isUnread: false } : now));
  void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'list'] });
}

/** @param messageId the same for every try of the same words */
export const sendReply = async (api: Api, { id, version }: Seen, messageId: string, body: string) => {
  const options = { body: { id: messageId, body, version }, errorToast: false };
  return (await api.post('/leads/:id/messages', { params: { id }, ...options })).lead;
};
export const changeLeadStatus = async (api: Api, { id, version }: Seen, status: LeadStatus) =>
  (await api.put('/leads/:id/status', { params: { id }, body: { status, version } })).lead;
export const assignLead = async (api: Api, { id, version }: Seen, assigneeId: string | null) =>
  (await api.put('/leads/:id/assignee', { params: { id }, body: { assigneeId, version } })).lead;
export const addNote = async (api: Api, id: string, noteId: string, body: string) =>
  (await api.post('/leads/:id/notes', { params: { id }, body: { id: noteId, body } })).lead;
export const deleteNote = async (api: Api, id: string, noteId: string) =>
  (await api.delete('/leads/:id/notes/:noteId', { params: { id, noteId } })).lead;
