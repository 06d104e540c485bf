import { Meilisearch, type Settings, type Task } from 'meilisearch';
import { asEngineError, EngineBroke, EngineRefused, EngineUnavailable } from './engine-errors.ts';
import type { ListingDocument } from './listings/document.ts';

/** Below the engine's own limit of 100 MB, with room for what JSON escapes. */
const MAX_PAYLOAD = 90_000_000;
const ASK_MS = 8_000;
const FIRST_LOOK_MS = 8;
/** Gently, because what is waited past a task's end is waited by every change behind it. */
const LOOK_GROWTH = 1.2;
const SLOWEST_LOOK_MS = 100;
/** Longer than any batch of ours takes behind any other; after it the batch is sent again. */
const TASK_BUDGET_MS = 15 * 60_000;

export interface IndexInfo {
  uid: string;
  /** The birth time as the engine writes it; in a swap it moves with the data. */
  createdAt: string;
  documents: number;
}

/** The search engine as the indexer uses it. Methods throw `EngineRefused` or `EngineUnavailable`. */
export type Engine = ReturnType<typeof createEngine>;

async function guarded<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw asEngineError(error);
  }
}

/** Splits lines into payloads the engine accepts. Sizes are bytes: Arabic letters take two. */
function* payloads(lines: string[]): Generator<{ body: string; bytes: number }> {
  let part: string[] = [];
  let size = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line) + 1;
    if (size + bytes > MAX_PAYLOAD && part.length > 0) {
      yield { body: part.join('\n'), bytes: size };
      part = [];
      size = 0;
    }
    part.push(line);
    size += bytes;
  }
  if (part.length > 0) yield { body: part.join('\n'), bytes: size };
}

/** Throws what an unsuccessful end of a task means for the documents in it. */
function judge(task: Task): void {
  if (task.status === 'succeeded') return;
  const { code = 'unknown', message = 'no reason given', type = '' } = task.error ?? {};
  if (task.status === 'canceled') throw new EngineUnavailable(`task ${task.uid} was canceled`);
  if (code === 'index_not_found') throw new EngineUnavailable(message);
  if (type === 'invalid_request') throw new EngineRefused({ code, message });
  throw new EngineBroke({ code, message });
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The one place this process makes a client. */
export function createEngine({ url, key }: { url: string; key: string }) {
  // With gzip (the default) a reply meets Nagle and delayed acknowledgement: 44 ms instead of 1.
  const requestInit = { headers: { 'accept-encoding': 'identity' } };
  const asking = new Meilisearch({ host: url, apiKey: key, timeout: ASK_MS, requestInit });
  const sending = new Meilisearch({ host: url, apiKey: key, requestInit }).httpRequest;

  async function post(path: string, body: string | string[], bytes: number, contentType?: string): Promise<number> {
    const limit = ASK_MS + Math.ceil(bytes / 4_000);
    const task = await sending.post<{ taskUid: number }>({
      path,
      body,
      contentType,
      extraRequestInit: { signal: AbortSignal.timeout(limit) },
    });
    if (typeof task?.taskUid !== 'number')
      throw new EngineUnavailable('the engine accepted without naming a task', { uncertain: true });
    return task.taskUid;
  }

  async function settle(tasks: number[]): Promise<void> {
    const until = Date.now() + TASK_BUDGET_MS;
    for (let wait = FIRST_LOOK_MS; tasks.length > 0; wait = Math.min(wait * LOOK_GROWTH, SLOWEST_LOOK_MS)) {
      await delay(wait);
      const { results } = await asking.tasks.getTasks({ uids: tasks, limit: tasks.length });
      if (results.length < tasks.length) throw new EngineUnavailable('the engine no longer knows a task');
      if (results.every((task) => task.status !== 'enqueued' && task.status !== 'processing')) {
        for (const task of results.toReversed()) judge(task);
        return;
      }
      if (Date.now() > until) throw new EngineUnavailable('a task did not end in time', { uncertain: true });
    }
  }

  const settled = async (enqueued: Promise<{ taskUid: number }>) => settle([(await enqueued).taskUid]);

  return {
    /** Sends documents, one JSON text each; replaces the ones with the same id. @returns tasks to {@link settle} */
    upsert: (uid: string, lines: string[]) =>
      guarded(async () => {
        const tasks: number[] = [];
        for (const { body, bytes } of payloads(lines)) {
          const path = `indexes/${uid}/documents?primaryKey=id`;
          tasks.push(await post(path, body, bytes, 'application/x-ndjson'));
        }
        return tasks;
      }),

    /** Asks for documents to go. @returns tasks to {@link settle} */
    remove: (uid: string, ids: string[]) =>
      guarded(async () =>
        ids.length === 0 ? [] : [await post(`indexes/${uid}/documents/delete-batch`, ids, ids.length * 40)],
      ),

    /** Waits until every task has succeeded; throws for the first that did not. A 202 means queued, not indexed. */
    settle: (tasks: number[]) => guarded(() => settle(tasks)),

    /** Undefined when there is no such index. */
    info: (uid: string) =>
      guarded(async (): Promise<IndexInfo | undefined> => {
        try {
          const index = asking.index(uid);
          const { createdAt } = await asking.httpRequest.get<{ createdAt: string }>({ path: `indexes/${uid}` });
          const { numberOfDocuments } = await index.getStats();
          return { uid, createdAt, documents: numberOfDocuments };
        } catch (error) {
          if ((error as { cause?: { code?: string } }).cause?.code === 'index_not_found') return undefined;
          throw error;
        }
      }),

    uids: () => guarded(async () => (await asking.getRawIndexes({ limit: 1_000 })).results.map((index) => index.uid)),

    create: (uid: string, settings: Settings) =>
      guarded(async () => {
        await settled(asking.createIndex(uid, { primaryKey: 'id' })).catch((error) => {
          if (!(error instanceof EngineRefused && error.complaint.code === 'index_already_exists')) throw error;
        });
        await settled(asking.index(uid).updateSettings(settings));
      }),

    drop: (uid: string) => guarded(() => settled(asking.deleteIndex(uid)).catch(ignoreMissing)),

    swap: (a: string, b: string) => guarded(() => settled(asking.swapIndexes([{ indexes: [a, b], rename: false }]))),

    /** For a name that is free. */
    rename: (from: string, to: string) =>
      guarded(() => settled(asking.swapIndexes([{ indexes: [from, to], rename: true }]))),

    /** Waits for swaps that someone (a killed run of ours) asked for before. */
    settleSwaps: () =>
      guarded(async () => {
        const { results } = await asking.tasks.getTasks({ types: ['indexSwap'], statuses: ['enqueued', 'processing'] });
        for (const task of results) await settle([task.uid]).catch(() => {});
      }),

    /** A page of documents in the engine's own order. */
    page: (uid: string, offset: number, limit: number) =>
      guarded(async () => (await asking.index<ListingDocument>(uid).getDocuments({ offset, limit })).results),

    byId: (uid: string, ids: string[]) =>
      guarded(async () => {
        if (ids.length === 0) return [];
        const path = `indexes/${uid}/documents/fetch`;
        const body = { ids, limit: ids.length };
        return (await asking.httpRequest.post<{ results: ListingDocument[] }>({ path, body })).results;
      }),

    healthy: () => asking.isHealthy(),
  };
}

function ignoreMissing(error: unknown): void {
  if (error instanceof EngineUnavailable && /not found/i.test(error.message)) return;
  throw error;
}
