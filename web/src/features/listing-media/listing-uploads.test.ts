import { describe, expect, it, vi } from 'vitest';
import { createApi, type WireReply } from '#lib/api-client.ts';
import { createQueryClient } from '#lib/query-client.ts';
import type { SessionState } from '#lib/session.ts';
import { aUser } from '#testing/a-user.ts';
import { listingUploads, type PhotoKeeper } from './listing-uploads.ts';

const LISTING = '0190a0b0-0000-7000-8000-000000000001';

/** A device with one file kept by an account, and a server that answers when it is told to. */
function aDevice() {
  const calls: string[] = [];
  let answer = (_: WireReply) => {};
  const api = createApi({
    lang: 'en',
    clientText: (text) => text,
    transport: ({ method, path, signal }) => {
      calls.push(`${method} ${path}`);
      return new Promise((resolve, reject) => {
        answer = resolve;
        // As a browser does: a call that goes on holds the file's lock for the next test.
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  let state: SessionState = { status: 'signedIn', user: aUser({ id: 'first' }) };
  const watchers = new Set<() => void>();
  const session = {
    state: () => state,
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell) && undefined;
    },
  };
  const become = (next: SessionState) => {
    state = next;
    for (const tell of watchers) tell();
  };
  const file = new Blob(['a photo']);
  const keeper: PhotoKeeper = {
    all: async () => [{ key: 'k', name: 'a.jpg', kind: 'image', file, sha256: 'a'.repeat(64) }],
    keep: async () => 'k',
    replace: async () => {},
    begun: vi.fn(async () => {}),
    drop: vi.fn(async () => {}),
    watch: () => () => {},
  };
  const upload = { id: 'u', kind: 'image', bytes: file.size, offset: 0, isFinished: false };
  const begun: WireReply = { statusCode: 201, body: { success: true, data: { upload } } };
  const uploads = () =>
    listingUploads({ api, queryClient: createQueryClient({ server: true }), session }, keeper, 'first', LISTING);
  return { calls, become, keeper, uploads, begin: () => answer(begun) };
}

describe('files of a listing on their way', () => {
  it('are one queue, whichever page asks for it', () => {
    const { uploads } = aDevice();
    const first = uploads();
    expect(uploads()).toBe(first);
    first.handOver();
    const second = uploads();
    expect(second).not.toBe(first);
    second.handOver();
  });

  it('counts no file twice that the listing has although its answer was lost', async () => {
    const { keeper, uploads, begin } = aDevice();
    const queue = uploads();
    queue.start();
    await vi.waitFor(() => expect(queue.standing().photos).toBe(1));
    await vi.waitFor(() => {
      begin();
      expect(keeper.begun).toHaveBeenCalledWith('k', 'u');
    });
    const photo = { id: 'u', width: 4, height: 3, alt: null, isMain: true, color: '#888888', thumbhash: '' };
    queue.know({ photos: [photo], video: null });
    expect([queue.items(), queue.standing().photos, queue.media()?.photos.length]).toEqual([[], 0, 1]);
    queue.know({ photos: [], video: null });
    expect([queue.items().length, queue.standing().photos]).toEqual([1, 1]);
    queue.handOver();
  });

  it.each([
    ['ends', { status: 'anonymous', user: null }],
    ['becomes another account’s', { status: 'signedIn', user: aUser({ id: 'second' }) }],
  ] as [string, SessionState][])('stop when the session %s, and stay kept', async (_, next) => {
    const { calls, become, keeper, uploads, begin } = aDevice();
    const queue = uploads();
    queue.start();
    await vi.waitFor(() => expect(calls).toEqual([`POST /api/listings/${LISTING}/uploads`]));
    become(next);
    begin();
    expect(queue.items()).toEqual([]);
    await vi.waitFor(() => expect(uploads()).not.toBe(queue));
    expect(calls).toHaveLength(1);
    expect(keeper.drop).not.toHaveBeenCalled();
    uploads().handOver();
  });
});
