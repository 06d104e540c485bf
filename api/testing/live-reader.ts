import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { notify } from '#features/notifications/index.ts';
import { signedIn, signedInAgain } from './people.ts';
import { appOn, type TestApp, testApp } from './test-app.ts';

export interface Heard {
  event: string;
  data: Record<string, string>;
}
export type LiveReader = Awaited<ReturnType<typeof readLive>>;

/** A busy machine answers late; how soon it should is measured by `load -- streams`. */
export const patiently = { timeout: 20_000, interval: 20 };

async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}

/** Reads a stream as a page does. @param lastId what was heard last, on this stream or another */
export async function readLive(app: FastifyInstance, token: string, lastId?: string) {
  const stop = new AbortController();
  const response = await fetch(`${await addressOf(app)}/api/live`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastId && { 'last-event-id': lastId }),
    },
    signal: stop.signal,
  });
  const heard: Heard[] = [];
  const kinds = () => heard.map(({ event }) => event);
  const reader = { response, heard, kinds, lastId, isOpen: response.ok, close: () => stop.abort() };
  const follow = async () => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
        reader.lastId = fields.get('id') ?? reader.lastId;
        const event = fields.get('event');
        if (event) heard.push({ event, data: JSON.parse(fields.get('data') ?? '{}') });
      }
    }
  };
  const ended = () => {
    reader.isOpen = false;
  };
  if (response.ok) follow().then(ended, ended);
  return reader;
}

export const ringBell = ({ db }: Pick<TestApp, 'db'>, { id: userId }: { id: string }) =>
  notify(db, { userId, type: 'credit', kind: 'credit_added', parameters: { amount: 5 } });

type Process = Awaited<ReturnType<typeof appOn>>;

/** Two processes of one site, both listening. `close` ends every stream that `follow` opened. */
export async function twoProcesses(settings: Record<string, string> = {}) {
  const api = await testApp(settings);
  const other = await appOn(api.database, undefined, settings);
  const open: LiveReader[] = [];

  /** A stream that has had its first word: `all` is taken off, what was missed is left. */
  async function follow({ app }: Pick<Process, 'app'>, { token }: { token: string }, lastId?: string) {
    const reader = await readLive(app, token, lastId);
    open.push(reader);
    await vi.waitFor(() => {
      if (reader.isOpen && reader.lastId === undefined && reader.heard.length === 0) throw new Error('not a word yet');
    }, patiently);
    if (lastId === undefined) reader.heard.length = 0;
    return reader;
  }
  /** Not before a process hears the database is it told anything. */
  async function listening(process: Process): Promise<Process> {
    const somebody = await signedIn(api);
    const reader = await readLive(process.app, somebody.token);
    await vi.waitFor(async () => {
      await ringBell(api, somebody);
      if (!reader.kinds().includes('bell')) throw new Error('it does not listen yet');
    }, patiently);
    reader.close();
    return process;
  }
  await listening(api);
  await listening(other);
  return {
    api,
    other,
    follow,
    listening,
    /** The same person on another device. */
    alsoOn: async ({ id, type }: { id: string; type: 'regular' | 'office' | 'admin' }) => ({
      id,
      ...(await signedInAgain(api, id, type)),
    }),
    async close() {
      for (const reader of open) reader.close();
      await other.close();
      await api.close();
    },
  };
}
