import type { Media, UploadKind } from '@diyar/api/contracts/listing-media';
import { ApiError } from '#lib/api-error.ts';
import { createListeners } from '#lib/listeners.ts';
import type { FileLock } from './file-lock.ts';
import type { Prepared } from './prepare-file.ts';
import { type Line, sendFile, type UploadPort } from './send-file.ts';
import { describeFailure, standingOf, type UploadItem, type UploadStanding } from './upload-item.ts';

/** A file as this device keeps it. */
export interface KeptUpload {
  key: string;
  name: string;
  kind: UploadKind;
  file: Blob;
  /** Absent until the file was made ready to be sent. */
  sha256?: string;
  /** As the server knows it; absent until it was begun. */
  uploadId?: string;
}
/** Where the files of one listing wait, so that neither a reload nor a closed window loses one. */
export interface UploadKeeper {
  /** In the order they were chosen. */
  all(): Promise<readonly KeptUpload[]>;
  /** @returns the key to drop it by */
  keep(file: Omit<KeptUpload, 'key'>): Promise<string>;
  /** The file made ready takes the place of the one that was chosen, unless it was taken out meanwhile. */
  replace(key: string, prepared: Prepared): Promise<void>;
  /** The server knows the file by this id. */
  begun?(key: string, uploadId: string): Promise<void>;
  drop(key: string): Promise<void>;
}

export interface QueueOptions {
  /** Asked when the first file is ready: a draft may have to be made for it. */
  port(): Promise<UploadPort>;
  line: Line;
  prepare(file: Blob): Promise<Prepared>;
  onMedia(media: Media): void;
  /** Another window sent or removed a file: the listing's media are not what this one knows. */
  onElsewhere?(): void;
  /** The listing has the file, though nobody here was told: its answer was lost. */
  isThere?(uploadId: string): boolean;
  preview?(file: Blob): string | undefined;
  revoke?(preview: string): void;
  keeper?: UploadKeeper;
  lock?: FileLock;
  /** Files sent at the same time. */
  parallel?: number;
}

/** Between two tries to begin while the line is bad rather than gone. */
const PARKED_MS = 3_000;
const MOVING = ['preparing', 'sending', 'checking'];

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** A browser draws a photo of 108 megapixels for a gigabyte of memory: larger files than this are shown once they are made smaller. */
const SHOWN_AT_MOST = 8 * 1024 * 1024;

/** Sends files one after the other (two at a time), each with its own progress, failures and second tries. */
export function createUploadQueue(options: QueueOptions) {
  const { line, keeper, lock, parallel = 2, preview, revoke } = options;
  let items: readonly UploadItem[] = [];
  /** Without those that the listing has already: a file is nowhere twice. */
  let missing = items;
  let standing = standingOf(items, 0);
  let taking = 0;
  let next = 1;
  const files = new Map<number, Blob>();
  const prepared = new Map<number, Prepared>();
  const kept = new Map<number, string>();
  const running = new Map<number, { abort: AbortController; uploadId?: string }>();
  const { subscribe, notify } = createListeners();

  const become = (to: readonly UploadItem[]) => {
    items = to;
    missing = items.filter(({ uploadId }) => uploadId === undefined || !options.isThere?.(uploadId));
    standing = standingOf(missing, taking);
    notify();
  };
  const change = (key: number, values: Partial<UploadItem>) =>
    become(items.map((item) => (item.key === key ? { ...item, ...values } : item)));
  const itemOf = (key: number) => items.find((item) => item.key === key);
  const leave = (key: number, { isOver = true } = {}) => {
    const stored = kept.get(key);
    if (isOver && stored !== undefined) void keeper?.drop(stored).catch(() => {});
    kept.delete(key);
    const shown = itemOf(key)?.preview;
    if (shown) revoke?.(shown);
    files.delete(key);
    prepared.delete(key);
    become(items.filter((item) => item.key !== key));
  };

  let stopped = new AbortController();
  let isParking = false;
  /** Waits for the line without holding a place in the row, so that the others are made ready meanwhile. */
  const park = (key: number) => {
    change(key, { state: 'paused' });
    if (isParking) return;
    isParking = true;
    const { signal } = stopped;
    const goOn = () => {
      if (signal.aborted) return;
      isParking = false;
      become(items.map((item) => (isParked(item) ? { ...item, state: 'waiting' } : item)));
      work();
    };
    (line.isOffline() ? line.untilOnline(signal) : line.wait(PARKED_MS, signal)).then(goOn, goOn);
  };
  const isParked = ({ key, state }: UploadItem) => state === 'paused' && !running.has(key);

  const work = () => {
    for (const { key, state, isElsewhere } of items) {
      if (running.size >= parallel) return;
      if (state === 'waiting' && !isElsewhere && !running.has(key)) void run(key);
    }
  };

  async function run(key: number): Promise<void> {
    const abort = new AbortController();
    running.set(key, { abort });
    const stored = kept.get(key);
    try {
      if (!lock || stored === undefined) await bring(key, abort);
      else if (!(await lock.run(stored, () => bring(key, abort)))) void untilFree(key, stored, lock);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', ...describeFailure(error) });
    } finally {
      running.delete(key);
      work();
    }
  }

  async function bring(key: number, abort: AbortController): Promise<void> {
    const file = files.get(key);
    const item = itemOf(key);
    if (!file || !item) return;
    const ready = prepared.get(key) ?? (await makeReady(key, file));
    if (abort.signal.aborted) return;
    change(key, { bytes: ready.file.size, sha256: ready.sha256, error: undefined });
    if (line.isOffline()) return park(key);
    change(key, { state: 'sending' });
    const port = await options.port().catch((error: unknown) => {
      // A draft has to be made first, and the line went away meanwhile.
      if (error instanceof ApiError && error.statusCode === 0) return undefined;
      throw error;
    });
    if (abort.signal.aborted) return;
    if (!port) return park(key);
    const media = await sendFile(port, line, {
      kind: item.kind,
      ...ready,
      signal: abort.signal,
      onProgress: (sent) => change(key, { sent, state: 'sending' }),
      onChecking: () => {
        change(key, { state: 'checking' });
        return turnOf(key, item.kind);
      },
      onPaused: (isPaused) => change(key, { state: isPaused ? 'paused' : 'sending' }),
      onStarted: (uploadId) => begun(key, abort, uploadId),
    });
    // The listing first: between the two a file would be nowhere.
    options.onMedia(media);
    leave(key);
  }

  function begun(key: number, abort: AbortController, uploadId: string): void {
    running.set(key, { abort, uploadId });
    const stored = kept.get(key);
    if (stored !== undefined && itemOf(key)?.uploadId !== uploadId)
      void keeper?.begun?.(stored, uploadId).catch(() => {});
    change(key, { uploadId });
  }

  async function makeReady(key: number, file: Blob): Promise<Prepared> {
    change(key, { state: 'preparing', error: undefined });
    const ready = await options.prepare(file);
    if (!files.has(key)) return ready;
    prepared.set(key, ready);
    const stored = kept.get(key);
    // A store that is full keeps the file as it was chosen.
    if (stored !== undefined) await keeper?.replace(stored, ready).catch(() => {});
    const item = itemOf(key);
    if (ready.file !== file && item?.kind === 'image') {
      // A photo that the browser itself cannot show, or not for little memory, is shown as what was made of it.
      change(key, { preview: preview?.(ready.file) });
      if (item.preview) revoke?.(item.preview);
    }
    return ready;
  }

  /** Photos become the listing's in the order they were chosen: those sent beside each other wait for the earlier one. */
  function turnOf(key: number, kind: UploadKind): Promise<void> {
    const isFirst = () =>
      !items.some(
        (item) => item.key < key && item.kind === kind && running.has(item.key) && MOVING.includes(item.state),
      );
    return new Promise((resolve) => {
      const look = () => {
        if (itemOf(key) && !isFirst()) return;
        stop();
        resolve();
      };
      const stop = subscribe(look);
      look();
    });
  }

  /** Another window sends the file: afterwards it is there, or for this window to send. */
  async function untilFree(key: number, stored: string, { whenFree }: FileLock): Promise<void> {
    change(key, { state: 'waiting', isElsewhere: true });
    try {
      await whenFree(stored, stopped.signal);
    } catch {
      return;
    }
    await sync();
    if (!itemOf(key)) return;
    change(key, { isElsewhere: false });
    work();
  }

  let taken: Promise<unknown> = Promise.resolve();
  /** Changes of the store, and looks at it, one after another. */
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const after = taken.then(step, step);
    taken = after.catch(() => {});
    return after;
  };

  /** Storage may be full or closed: then a file lives as long as the page. */
  async function add(given: readonly { file: Blob; name: string; kind: UploadKind }[]): Promise<void> {
    if (!keeper) return put(given.map((file) => ({ file })));
    taking += given.length;
    become(items);
    const { signal } = stopped;
    for (const file of given) {
      const stored = await inTurn(() => keeper.keep(file)).catch(() => undefined);
      taking--;
      if (signal.aborted) become(items);
      else put([{ file, stored }]);
    }
  }

  function put(given: readonly { file: Omit<KeptUpload, 'key'>; stored?: string }[]): void {
    const added = given.map(({ file: { file, name, kind, sha256, uploadId }, stored }): UploadItem => {
      const key = next++;
      files.set(key, file);
      if (stored !== undefined) kept.set(key, stored);
      if (sha256) prepared.set(key, { file, sha256 });
      const bytes = sha256 ? file.size : 0;
      const shown = kind === 'image' && file.size <= SHOWN_AT_MOST ? preview?.(file) : undefined;
      const isKept = stored !== undefined;
      return { key, kind, name, state: 'waiting', bytes, sent: 0, sha256, uploadId, isKept, preview: shown };
    });
    become([...items, ...added]);
    work();
  }

  const sync = () =>
    inTurn(async () => {
      if (!keeper) return;
      const { signal } = stopped;
      const stored = await keeper.all().catch(() => undefined);
      if (!stored || signal.aborted) return;
      const there = new Set(stored.map(({ key }) => key));
      const gone = [...kept].filter(([, key]) => !there.has(key));
      for (const [key] of gone) {
        running.get(key)?.abort.abort();
        leave(key, { isOver: false });
      }
      if (gone.length > 0) options.onElsewhere?.();
      restore(stored);
    });

  function restore(given: readonly KeptUpload[]): void {
    const known = new Set(kept.values());
    put(given.filter(({ key }) => !known.has(key)).map((file) => ({ file, stored: file.key })));
  }

  const retry = (key: number) => {
    change(key, { state: 'waiting', error: undefined });
    work();
  };

  return {
    items: () => missing,
    /** The listing has other files than before. */
    look: () => become(items),
    standing: (): UploadStanding => standing,
    subscribe,
    add,
    /** Goes on with files of an earlier visit. */
    restore,
    /** Looks at what this device keeps by now: other windows add, send and remove too. */
    sync,
    retry,
    /** Tries everything again that failed for a reason that may have passed. */
    retryAll(): void {
      for (const { key, state, mayRetry } of items) if (state === 'failed' && mayRetry) retry(key);
    },
    /** Takes a file out, wherever it is on its way. */
    cancel(key: number): void {
      const under = running.get(key);
      under?.abort.abort();
      leave(key);
      const id = under?.uploadId;
      // Leftovers on the server is cleaned there anyway.
      if (id) void options.port().then((port) => port.cancel(id).catch(() => {}));
    },
    stop(): void {
      stopped.abort();
      stopped = new AbortController();
      isParking = false;
      for (const { abort } of running.values()) abort.abort();
      for (const { key } of items) leave(key, { isOver: false });
    },
  };
}
