import type { LeadThread } from '@diyar/api/contracts/leads';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../lib/api-client.ts';
import { leadQuery, readLead } from './api.ts';

const LEAD = {
  id: '019b7797-1648-78c4-a825-4d946a22c900',
  version: 1,
  isUnread: true,
  notes: [] as LeadThread['notes'],
} as LeadThread;

/** The thread as it stands after `meanwhile` came while the server was being told that it is read. */
async function readWhile(meanwhile: Partial<LeadThread>): Promise<LeadThread | undefined> {
  const client = new QueryClient();
  let answer = () => {};
  const put = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const api = { put } as unknown as Api;
  const { queryKey } = leadQuery(api, LEAD.id);
  client.setQueryData(queryKey, LEAD);
  const reading = readLead(client, api, LEAD);
  client.setQueryData(queryKey, { ...LEAD, ...meanwhile });
  answer();
  await reading;
  return client.getQueryData(queryKey);
}

describe('a conversation that is marked as read', () => {
  it('keeps what came meanwhile', async () => {
    const notes = [{ id: 'n1' }] as LeadThread['notes'];
    expect(await readWhile({ notes })).toEqual({ ...LEAD, notes, isUnread: false });
  });

  it('is not marked for what was said since', async () => {
    expect(await readWhile({ version: 2 })).toEqual({ ...LEAD, version: 2 });
  });
});
