import type { Media } from '@diyar/api/contracts/listing-media';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import type { FileLock } from './file-lock.ts';
import type { Prepared } from './prepare-file.ts';
import type { UploadPort } from './send-file.ts';
import { Unfit } from './unfit.ts';
import { createUploadQueue, type KeptUpload, type UploadKeeper } from './upload-queue.ts';

const line = { isOffline: () => false, untilOnline: async () => {}, wait: async () => {}, now: () => 0 };
const media: Media = { photos: [], video: null };
const prepare = async (file: Blob): Promise<Prepared> => ({ file, sha256: 'a'.repeat(64) });
const aFile = (name: string) => ({ file: new Blob([name]), name, kind: 'image' as const });
const aPort = (values: Partial<UploadPort> = {}): UploadPort => ({
  start: async (kind, bytes) => ({ id: 'u', kind, bytes, offset: 0, isFinished: false }),
  send: async (id, _offset, piece) => ({ id, kind: 'image', bytes: piece.size, offset: piece.size, isFinished: false }),
  finish: async () => media,
  cancel: async () => {},
  ...values,
});

describe('the upload queue', () => {
  it('sends two at a time and lets go of what is there', async () => {
    let open = 0;
    let most = 0;
    const send: UploadPort['send'] = async (...piece) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open--;
      return aPort().send(...piece);
    };
    const onMedia = vi.fn();
    const revoke = vi.fn();
    const queue = createUploadQueue({
      line,
      prepare,
      onMedia,
      revoke,
      preview: () => 'blob:x',
      port: async () => aPort({ send }),
    });
    queue.add(['a', 'b', 'c', 'd', 'e'].map(aFile));
    await vi.waitFor(() => expect(queue.items()).toEqual([]));
    expect(most).toBe(2);
    expect(onMedia).toHaveBeenCalledTimes(5);
    expect(revoke).toHaveBeenCalledTimes(5);
  });

  it('shows a large photo once it is made small, for what drawing the large one would cost', async () => {
    const preview = vi.fn(({ size }: Blob) => `blob:${size}`);
    const small = new Blob(['small']);
    const send = vi.fn(aPort().send).mockRejectedValue(new ApiError('media_locked', 409, 'قيد المراجعة'));
    const queue = createUploadQueue({
      line,
      preview,
      prepare: async () => ({ file: small, sha256: 'a'.repeat(64) }),
      onMedia: () => {},
      port: async () => aPort({ send }),
    });
    queue.add([{ ...aFile('large'), file: new Blob([new Uint8Array(9 * 1024 * 1024)]) }]);
    expect(queue.items()[0]?.preview).toBeUndefined();
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('failed'));
    expect(queue.items()[0]?.preview).toBe(`blob:${small.size}`);
    expect(preview.mock.calls).toEqual([[small]]);
  });

  it('keeps a failed file with its reason, beside the others, until it is tried again', async () => {
    const start = vi.fn(aPort().start).mockRejectedValueOnce(new ApiError('media_locked', 409, 'قيد المراجعة'));
    const queue = createUploadQueue({
      line,
      prepare,
      onMedia: () => {},
      port: async () => aPort({ start }),
      parallel: 1,
    });
    queue.add([aFile('a'), aFile('b')]);
    await vi.waitFor(() => expect(queue.items()).toHaveLength(1));
    expect(queue.items()[0]).toMatchObject({
      name: 'a',
      state: 'failed',
      error: { message: 'قيد المراجعة' },
      mayRetry: true,
    });
    queue.retry(queue.items()[0]?.key ?? 0);
    await vi.waitFor(() => expect(queue.items()).toEqual([]));
  });

  it('sends nothing that the server would refuse', async () => {
    const port = vi.fn(async () => aPort());
    const queue = createUploadQueue({
      line,
      port,
      onMedia: () => {},
      prepare: async () => {
        throw new Unfit('heic');
      },
    });
    queue.add([aFile('a')]);
    await vi.waitFor(() =>
      expect(queue.items()[0]).toMatchObject({ state: 'failed', error: { code: 'heic' }, mayRetry: false }),
    );
    expect(port).not.toHaveBeenCalled();
  });

  it('cancels on both sides', async () => {
    const cancel = vi.fn(async () => {});
    const finish = (_id: string, signal: AbortSignal) =>
      new Promise<Media>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const onMedia = vi.fn();
    const queue = createUploadQueue({ line, prepare, onMedia, port: async () => aPort({ finish, cancel }) });
    queue.add([aFile('a')]);
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('checking'));
    queue.cancel(queue.items()[0]?.key ?? 0);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledWith('u'));
    expect(queue.items()).toEqual([]);
    expect(onMedia).not.toHaveBeenCalled();
  });

  it('makes every file ready without a line, keeps them, and sends them when it is back', async () => {
    let comeBack = () => {};
    let isAway = true;
    const away = {
      ...line,
      isOffline: () => isAway,
      untilOnline: () =>
        new Promise<void>((resolve) => {
          comeBack = () => {
            isAway = false;
            resolve();
          };
        }),
    };
    const stored = new Map<string, string>();
    const keeper = {
      keep: async ({ name }: { name: string }) => {
        stored.set(`key-${name}`, name);
        return `key-${name}`;
      },
      drop: async (key: string) => void stored.delete(key),
      replace: async () => {},
      all: async () => [],
    };
    const port = vi.fn(async () => aPort());
    const queue = createUploadQueue({ line: away, prepare, keeper, port, onMedia: () => {} });
    queue.add(['a', 'b', 'c', 'd'].map(aFile));
    await vi.waitFor(() => expect(queue.items().map(({ state }) => state)).toEqual(Array(4).fill('paused')));
    expect([...stored.values()]).toEqual(['a', 'b', 'c', 'd']);
    expect(port).not.toHaveBeenCalled();
    comeBack();
    await vi.waitFor(() => expect(queue.items()).toEqual([]));
    expect(stored.size).toBe(0);
  });

  it('goes on with what an earlier visit kept, and leaves it kept when the page is left', async () => {
    const drop = vi.fn(async () => {});
    const keeper = { keep: vi.fn(async () => 'new'), drop, replace: async () => {}, all: async () => [] };
    const never = vi.fn(prepare);
    const away = { ...line, isOffline: () => true, untilOnline: () => new Promise<void>(() => {}) };
    const queue = createUploadQueue({
      line: away,
      prepare: never,
      keeper,
      port: async () => aPort(),
      onMedia: () => {},
    });
    const file = { ...aFile('a'), sha256: 'a'.repeat(64), key: 'old' };
    queue.restore([file]);
    queue.restore([file]);
    await vi.waitFor(() => expect(queue.items().map(({ state }) => state)).toEqual(['paused']));
    expect(never).not.toHaveBeenCalled();
    expect(keeper.keep).not.toHaveBeenCalled();
    queue.stop();
    expect(drop).not.toHaveBeenCalled();
    queue.restore([file]);
    queue.cancel(queue.items()[0]?.key ?? 0);
    expect(drop).toHaveBeenCalledWith('old');
  });
});

/** A device that keeps files, seen by two windows. */
function aStore() {
  const stored = new Map<string, KeptUpload>();
  const held = new Set<string>();
  const freed: (() => void)[] = [];
  const keeper: UploadKeeper = {
    all: async () => [...stored.values()],
    async keep(file) {
      const key = `key-${file.name}`;
      stored.set(key, { ...file, key });
      return key;
    },
    async replace(key, prepared) {
      const file = stored.get(key);
      if (file) stored.set(key, { ...file, ...prepared });
    },
    drop: async (key) => void stored.delete(key),
  };
  const lock: FileLock = {
    async run(key, work) {
      if (held.has(key)) return false;
      held.add(key);
      await work().finally(() => held.delete(key));
      for (const tell of freed.splice(0)) tell();
      return true;
    },
    whenFree: (key) => (held.has(key) ? new Promise((resolve) => freed.push(resolve)) : Promise.resolve()),
  };
  return { stored, keeper, lock };
}

describe('files that this device keeps', () => {
  const pending = () => {
    let arrive = (_: Media) => {};
    const finish = () => new Promise<Media>((resolve) => (arrive = resolve));
    return { finish, arrive: () => arrive(media) };
  };

  it('are kept as they were chosen before they are shown, then as they are sent', async () => {
    const { keeper, stored } = aStore();
    let ready = (_: Prepared) => {};
    const slow = () => new Promise<Prepared>((resolve) => (ready = resolve));
    const away = { ...line, isOffline: () => true, untilOnline: () => new Promise<void>(() => {}) };
    const queue = createUploadQueue({
      line: away,
      prepare: slow,
      keeper,
      port: async () => aPort(),
      onMedia: () => {},
    });
    void queue.add([aFile('a')]);
    expect(queue.standing()).toMatchObject({ photos: 0, isBusy: true, isUnsafe: true });
    await vi.waitFor(() => expect(queue.items()[0]).toMatchObject({ state: 'preparing', isKept: true }));
    expect(stored.get('key-a')?.sha256).toBeUndefined();
    expect(queue.standing()).toMatchObject({ photos: 1, isBusy: true, isUnsafe: false, waiting: [] });
    ready({ file: new Blob(['small']), sha256: 'b'.repeat(64) });
    await vi.waitFor(() => expect(stored.get('key-a')?.sha256).toBe('b'.repeat(64)));
    await vi.waitFor(() => expect(queue.standing()).toMatchObject({ isBusy: false, waiting: ['b'.repeat(64)] }));
  });

  it('say so where the store is full, and are sent all the same', async () => {
    const keeper = { ...aStore().keeper, keep: () => Promise.reject(new Error('QuotaExceededError')) };
    const { finish, arrive } = pending();
    const queue = createUploadQueue({ line, prepare, keeper, port: async () => aPort({ finish }), onMedia: () => {} });
    void queue.add([aFile('a')]);
    await vi.waitFor(() => expect(queue.items()[0]?.state).toBe('checking'));
    expect(queue.standing()).toMatchObject({ isUnsafe: true, isBusy: true });
    arrive();
    await vi.waitFor(() => expect(queue.items()).toEqual([]));
  });

  it('are sent by one window, seen by the other, and gone from both once they are there', async () => {
    const { keeper, lock } = aStore();
    const { finish, arrive } = pending();
    const start = vi.fn(aPort().start);
    const onElsewhere = vi.fn();
    const shared = { line, prepare, keeper, lock, port: async () => aPort({ start, finish }), onMedia: () => {} };
    const first = createUploadQueue(shared);
    const second = createUploadQueue({ ...shared, onElsewhere });
    void first.add([aFile('a')]);
    await vi.waitFor(() => expect(first.items()[0]?.state).toBe('checking'));
    await second.sync();
    await vi.waitFor(() => expect(second.items()[0]).toMatchObject({ state: 'waiting', isElsewhere: true }));
    arrive();
    await vi.waitFor(() => expect([...first.items(), ...second.items()]).toEqual([]));
    expect(start).toHaveBeenCalledOnce();
    expect(onElsewhere).toHaveBeenCalledOnce();
  });

  it('leave every window when one takes them out', async () => {
    const { keeper, lock } = aStore();
    const { finish } = pending();
    const cancel = vi.fn(async () => {});
    const shared = { line, prepare, keeper, lock, port: async () => aPort({ finish, cancel }), onMedia: () => {} };
    const [first, second] = [createUploadQueue(shared), createUploadQueue(shared)];
    void first.add([aFile('a')]);
    await vi.waitFor(() => expect(first.items()[0]?.state).toBe('checking'));
    await second.sync();
    second.cancel(second.items()[0]?.key ?? 0);
    await first.sync();
    expect([...first.items(), ...second.items()]).toEqual([]);
  });

  it('become the listing’s in the order they were chosen, whichever is sent first', async () => {
    const order: string[] = [];
    let slow = () => {};
    const port = aPort({
      start: async (kind, bytes, sha256) => ({ id: sha256, kind, bytes, offset: 0, isFinished: false }),
      send: async (id, _offset, piece) => {
        if (id === 'a') await new Promise<void>((resolve) => (slow = resolve));
        return { id, kind: 'image', bytes: piece.size, offset: piece.size, isFinished: false };
      },
      finish: async (id) => {
        order.push(id);
        return media;
      },
    });
    const named = async (file: Blob) => ({ file, sha256: await file.text() });
    const queue = createUploadQueue({ line, prepare: named, port: async () => port, onMedia: () => {} });
    void queue.add(['a', 'b'].map(aFile));
    await vi.waitFor(() => expect(queue.items()[1]?.state).toBe('checking'));
    expect(order).toEqual([]);
    slow();
    await vi.waitFor(() => expect(order).toEqual(['a', 'b']));
  });
});
