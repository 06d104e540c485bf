import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const RETRY_MS = 1_000;
/** A connection that died without a word is found out by then: a question this often, an answer within as long. */
const ASK_MS = 4_000;

export interface Ear {
  channels: readonly string[];
  heard: (channel: string, payload: string | undefined) => void;
  /** From now on everything is heard. Of what was said before, nothing is known. */
  began: () => void;
  lost?: () => void;
}

/** What PostgreSQL tells (`notify`) to this process, over one connection for all who listen; it is made for the first of them. */
export function createListener(url: string, log: FastifyBaseLogger) {
  const ears = new Set<Ear>();
  let stopped = false;
  let client: pg.Client | undefined;
  let isListening = false;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  /** One question after the other: a connection answers no two at once. */
  let asked: Promise<unknown> = Promise.resolve();
  function ask<Row extends pg.QueryResultRow>(of: pg.Client, text: string, values: unknown[] = []) {
    const answer = asked.then(() => of.query<Row>(text, values));
    asked = answer.catch(() => {});
    return answer;
  }

  function again(): void {
    const was = client;
    client = undefined;
    clearInterval(asking);
    was?.removeAllListeners();
    was?.on('error', () => {}); // a dying connection may complain once more
    was?.end().catch(() => {});
    if (isListening) for (const { lost } of ears) lost?.();
    isListening = false;
    if (!stopped) retry ??= setTimeout(() => void connect(), RETRY_MS);
  }

  async function connect(): Promise<void> {
    retry = undefined;
    const next = new pg.Client({
      connectionString: url,
      application_name: 'diyar-api-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: ASK_MS,
    });
    client = next;
    const isCurrent = () => client === next;
    next.on('error', () => isCurrent() && again());
    next.on('end', () => isCurrent() && again());
    next.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channels.includes(channel)) ear.heard(channel, payload);
    });
    try {
      await next.connect();
      isListening = true;
      for (const ear of [...ears]) await listen(next, ear);
      if (isCurrent()) asking = setInterval(() => ask(next, 'select 1').catch(() => isCurrent() && again()), ASK_MS);
    } catch (error) {
      if (!isCurrent()) return;
      log.warn({ err: error }, 'cannot listen to the database, trying again');
      again();
    }
  }

  async function listen(to: pg.Client, ear: Ear): Promise<void> {
    for (const channel of ear.channels) await ask(to, `listen ${channel}`);
    if (client === to && ears.has(ear)) ear.began();
  }

  return {
    /** @returns how to stop it */
    add(ear: Ear): () => void {
      ears.add(ear);
      if (client && isListening) listen(client, ear).catch(again);
      else if (!client && !retry) void connect();
      return () => ears.delete(ear);
    },
    /** A question on the same connection; undefined while there is none. */
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => client && ask<Row>(client, text, values),
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(retry);
      clearInterval(asking);
      ears.clear();
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}
export type Listener = ReturnType<typeof createListener>;
