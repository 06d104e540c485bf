import type { LeadThread } from '@diyar/api/contracts/leads';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Api } from '#lib/api-client.ts';
import { leadQuery, readLead } from './api.ts';

const LEAD = {
  id: '019b7797-1648-78c4-a825-4d946a22c900',
  version: 1,
  isUnread: true,
  messages: [] as LeadThread['messages'],
  notes: [] as LeadThread['notes'],
} as LeadThread;
const said = (...ids: string[]) => ids.map((id) => ({ id })) as LeadThread['messages'];

/** An answer that comes when it is told to. */
function later<T>(data: T) {
  let come = () => {};
  const answer = new Promise<T>((resolve) => {
    come = () => resolve(data);
  });
  return { answer, come };
}

/** The thread as it stands after `meanwhile` came while the server was being told that it is read. */
async function readWhile(meanwhile: Partial<LeadThread>): Promise<LeadThread | undefined> {
  const client = new QueryClient();
  const { answer, come } = later(undefined);
  const api = { put: () => answer } as unknown as Api;
  const { queryKey } = leadQuery(api, LEAD.id);
  client.setQueryData(queryKey, LEAD);
  const reading = readLead(client, api, LEAD);
  client.setQueryData(queryKey, { ...LEAD, ...meanwhile });
  come();
  await reading;
  return client.getQueryData(queryKey);
}

/** The thread as it stands after `known` was learnt while `asked` was on its way. */
async function askWhile(known: LeadThread, asked: LeadThread): Promise<LeadThread | undefined> {
  const client = new QueryClient();
  const { answer, come } = later({ lead: asked });
  const api = { get: () => answer } as unknown as Api;
  const query = leadQuery(api, LEAD.id);
  const asking = client.fetchQuery(query);
  client.setQueryData(query.queryKey, known);
  come();
  await asking;
  return client.getQueryData(query.queryKey);
}

describe('a conversation that is marked as read', () => {
  it('keeps what came meanwhile', async () => {
    const messages = said('m1');
    expect(await readWhile({ messages })).toEqual({ ...LEAD, messages, isUnread: false });
  });

  it('is not marked for what was answered since', async () => {
    expect(await readWhile({ version: 2 })).toEqual({ ...LEAD, version: 2 });
  });
});

describe('a conversation that is looked at again', () => {
  it('keeps what was said while the answer was on its way', async () => {
    const answered = { ...LEAD, version: 2, messages: said('m1', 'm2') };
    expect(await askWhile(answered, { ...LEAD, messages: said('m1') })).toEqual(answered);
    const asked = { ...LEAD, messages: said('m1', 'm2') };
    expect(await askWhile(asked, { ...LEAD, messages: said('m1') })).toEqual(asked);
  });

  it('shows what is new', async () => {
    const newer = { ...LEAD, version: 2, messages: said('m1', 'm2') };
    expect(await askWhile({ ...LEAD, messages: said('m1') }, newer)).toEqual(newer);
  });
});
