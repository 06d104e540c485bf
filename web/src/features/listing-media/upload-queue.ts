import type { Media, UploadKind } from '@diyar/api/contracts/listing-media';
import { ApiError } from '../../lib/api-error.ts';
import { type Prepared, type PrepareFault, Unfit } from './prepare-file.ts';
import { type Line, sendFile, type UploadPort } from './send-file.ts';

export type UploadState = 'waiting' | 'preparing' | 'sending' | 'checking' | 'paused' | 'failed';

/** A file on its way. Immutable: each change is a new object. */
export interface UploadItem {
  key: number;
  kind: UploadKind;
  name: string;
  state: UploadState;
  /** Of the file as it is sent; 0 before it is prepared. */
  bytes: number;
  sent: number;
  /** Ours, by code, or the server's own sentence. */
  fault?: { code: PrepareFault | 'unknown' } | { message: string };
  /** Worth another try without another file. */
  mayRetry?: boolean;
  /** Shows the photo before it is there; revoked when the item leaves. */
  preview?: string;
}

/** A file that is ready to be sent, kept where a closed window does not lose it. */
export interface KeptUpload extends Prepared {
  key: string;
  name: string;
  kind: UploadKind;
}
export interface UploadKeeper {
  /** @returns the key to drop it by */
  keep(file: Omit<KeptUpload, 'key'>): Promise<string>;
  drop(key: string): Promise<void>;
}

export interface QueueOptions {
  /** Asked when the first file is ready: a draft may have to be made for it. */
  port(): Promise<UploadPort>;
  line: Line;
  prepare(file: Blob): Promise<Prepared>;
  onMedia(media: Media): void;
  preview?(file: Blob): string | undefined;
  revoke?(preview: string): void;
  keeper?: UploadKeeper;
  /** Files sent at the same time. */
  parallel?: number;
}

/** Between two tries to begin while the line is bad rather than gone. */
const PARKED_MS = 3_000;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends files one after the other (two at a time), each with its own progress, failures and second tries. */
export function createUploadQueue(options: QueueOptions) {
  const { line, parallel = 2, preview, revoke } = options;
  let items: readonly UploadItem[] = [];
  let next = 1;
  const files = new Map<number, Blob>();
  const prepared = new Map<number, Prepared>();
  const kept = new Map<number, string>();
  const running = new Map<number, { abort: AbortController; uploadId?: string }>();
  const watchers = new Set<() => void>();

  const become = (to: readonly UploadItem[]) => {
    items = to;
    for (const tell of watchers) tell();
  };
  const change = (key: number, values: Partial<UploadItem>) =>
    become(items.map((item) => (item.key === key ? { ...item, ...values } : item)));
  const leave = (key: number, { isOver = true } = {}) => {
    const stored = kept.get(key);
    if (isOver && stored !== undefined) void options.keeper?.drop(stored).catch(() => {});
    kept.delete(key);
    const item = items.find((one) => one.key === key);
    if (item?.preview) revoke?.(item.preview);
    files.delete(key);
    prepared.delete(key);
    become(items.filter((one) => one.key !== key));
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
    for (const { key, state } of items) {
      if (running.size >= parallel) return;
      if (state === 'waiting' && !running.has(key)) void run(key);
    }
  };

  async function run(key: number): Promise<void> {
    const file = files.get(key);
    const item = items.find((one) => one.key === key);
    if (!file || !item) return;
    const abort = new AbortController();
    running.set(key, { abort });
    try {
      if (!prepared.has(key)) {
        change(key, { state: 'preparing', fault: undefined });
        prepared.set(key, await options.prepare(file));
      }
      const ready = prepared.get(key);
      if (!ready || abort.signal.aborted) return;
      await keep(key, { ...ready, name: item.name, kind: item.kind });
      if (abort.signal.aborted) return;
      change(key, { bytes: ready.file.size, fault: undefined });
      if (line.isOffline()) return park(key);
      change(key, { state: 'sending' });
      const port = await options.port().catch((error: unknown) => {
        // A draft has to be made first, and the line went away meanwhile.
        if (error instanceof ApiError && error.statusCode === 0) return undefined;
        throw error;
      });
      if (!port) return park(key);
      const media = await sendFile(port, line, {
        kind: item.kind,
        ...ready,
        signal: abort.signal,
        onProgress: (sent) => change(key, { sent, state: 'sending' }),
        onChecking: () => change(key, { state: 'checking' }),
        onPaused: (isPaused) => change(key, { state: isPaused ? 'paused' : 'sending' }),
        onStarted: (uploadId) => running.set(key, { abort, uploadId }),
      });
      leave(key);
      options.onMedia(media);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', ...describe(error) });
    } finally {
      running.delete(key);
      work();
    }
  }

  /** Storage may be full or closed: then the file lives as long as the page. */
  async function keep(key: number, file: Omit<KeptUpload, 'key'>): Promise<void> {
    if (!options.keeper || kept.has(key)) return;
    const stored = await options.keeper.keep(file).catch(() => undefined);
    if (stored === undefined) return;
    if (items.some((one) => one.key === key)) kept.set(key, stored);
    // Taken out meanwhile.
    else void options.keeper.drop(stored).catch(() => {});
  }

  function add(given: readonly { file: Blob; name: string; kind: UploadKind }[]): void {
    const added = given.map(({ file, name, kind }): UploadItem => {
      const key = next++;
      files.set(key, file);
      return {
        key,
        kind,
        name,
        state: 'waiting',
        bytes: 0,
        sent: 0,
        preview: kind === 'image' ? preview?.(file) : undefined,
      };
    });
    become([...items, ...added]);
    work();
  }

  return {
    items: () => items,
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
    add,
    /** Goes on with files of an earlier visit. */
    restore(given: readonly KeptUpload[]): void {
      const known = new Set(kept.values());
      const added = given.filter(({ key }) => !known.has(key));
      const before = next;
      for (const [at, { key, file, sha256 }] of added.entries()) {
        kept.set(before + at, key);
        prepared.set(before + at, { file, sha256 });
      }
      add(added);
    },
    retry(key: number): void {
      change(key, { state: 'waiting', fault: undefined });
      work();
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

function describe(error: unknown): Pick<UploadItem, 'fault' | 'mayRetry'> {
  if (error instanceof Unfit) return { fault: { code: error.fault }, mayRetry: false };
  if (!(error instanceof ApiError) || !error.message) return { fault: { code: 'unknown' }, mayRetry: true };
  const isFinal = [413, 415, 422].includes(error.statusCode);
  return { fault: { message: error.message }, mayRetry: !isFinal };
}
