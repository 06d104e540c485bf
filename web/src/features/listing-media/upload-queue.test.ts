import type { Media } from '@diyar/api/contracts/listing-media';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { type Prepared, Unfit } from './prepare-file.ts';
import type { UploadPort } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

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
    const finish = async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open--;
      return media;
    };
    const onMedia = vi.fn();
    const revoke = vi.fn();
    const queue = createUploadQueue({
      line,
      prepare,
      onMedia,
      revoke,
      preview: () => 'blob:x',
      port: async () => aPort({ finish }),
    });
    queue.add(['a', 'b', 'c', 'd', 'e'].map(aFile));
    await vi.waitFor(() => expect(queue.items()).toEqual([]));
    expect(most).toBe(2);
    expect(onMedia).toHaveBeenCalledTimes(5);
    expect(revoke).toHaveBeenCalledTimes(5);
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
      fault: { message: 'قيد المراجعة' },
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
      expect(queue.items()[0]).toMatchObject({ state: 'failed', fault: { code: 'heic' }, mayRetry: false }),
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
    const keeper = { keep: vi.fn(async () => 'new'), drop };
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
