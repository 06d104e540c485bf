import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { createListeners } from '#lib/listeners.ts';
import type { Session } from '#lib/session.ts';
import { type Media, mediaKey, mediaQuery, uploadPort } from './api.ts';
import { browserLine } from './browser-line.ts';
import { fileKind, goesAs } from './file-kind.ts';
import { fileLock } from './file-lock.ts';
import { fetchPreparing, prepareLate } from './prepare-late.ts';
import { createUploadQueue, type UploadKeeper } from './upload-queue.ts';

/** Keeper of one listing's files, which also tells of what other windows of this browser changed there. */
export interface PhotoKeeper extends UploadKeeper {
  watch(tell: () => void): () => void;
}
export type UploadServices = { api: Api; queryClient: QueryClient; session: Pick<Session, 'state' | 'subscribe'> };
export type ListingUploads = ReturnType<typeof createListingUploads>;

const open = new Map<string, ListingUploads>();

/**
 * The files of a listing on their way to the server: they go on while other tabs and pages are looked at, and after a reload.
 * One for each listing and account; it ends with the account's session, and its files stay on the device for the next one.
 */
export function listingUploads(services: UploadServices, keeper: PhotoKeeper, owner: string, listing: string) {
  const name = `${owner}/${listing}`;
  const known = open.get(name);
  if (known) return known;
  const uploads = createListingUploads(services, keeper, owner, listing, () => open.delete(name));
  open.set(name, uploads);
  return uploads;
}

function createListingUploads(
  { api, queryClient, session }: UploadServices,
  keeper: PhotoKeeper,
  owner: string,
  listing: string,
  onEnd: () => void,
) {
  /** Of the form that was open last: it can make the draft though another page is looked at. */
  let createListing: (() => Promise<string>) | undefined;
  let isStarted = false;
  let media: Media | undefined;
  const { subscribe, notify } = createListeners();
  const queue = createUploadQueue({
    line: browserLine,
    lock: fileLock,
    keeper,
    prepare: prepareLate,
    port: async () => uploadPort(api, createListing ? await createListing() : listing),
    onMedia: show,
    onElsewhere: () => void refresh().catch(() => {}),
    isThere: (uploadId) => media?.video?.id === uploadId || Boolean(media?.photos.some(({ id }) => id === uploadId)),
    preview: (file) => URL.createObjectURL(file),
    revoke: (address) => URL.revokeObjectURL(address),
  });

  function know(next: Media): void {
    media = next;
    queue.look();
    notify();
  }
  function show(next: Media): void {
    // Requests made before this was so must not come after it and take it back.
    void queryClient.cancelQueries({ queryKey: mediaKey(listing) });
    queryClient.setQueryData(mediaKey(listing), next);
    know(next);
  }
  async function refresh(): Promise<void> {
    show(await queryClient.fetchQuery({ ...mediaQuery(api, listing), staleTime: 0 }));
  }

  const stops = [
    keeper.watch(() => void queue.sync()),
    // Files never go out under another account than the one they were chosen in.
    session.subscribe(() => session.state().user?.id !== owner && end()),
  ];
  function end(): void {
    for (const stop of stops) stop();
    queue.stop();
    onEnd();
  }

  return {
    items: queue.items,
    standing: queue.standing,
    media: () => media,
    subscribe(tell: () => void): () => void {
      const stops = [queue.subscribe(tell), subscribe(tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    retry: queue.retry,
    cancel: queue.cancel,
    show,
    refresh,
    async add(files: readonly File[]): Promise<void> {
      const known = await Promise.all(
        files.map(async (file) => ({ file, name: file.name, kind: goesAs(await fileKind(file)) })),
      );
      await queue.add(known);
    },
    /** Goes on with what an earlier visit left. */
    start(): void {
      if (isStarted) return;
      isStarted = true;
      void queue.sync();
    },
    know,
    /** The form was opened; its files go on when it is left. */
    attach(make: () => Promise<string>): void {
      createListing = make;
      fetchPreparing();
      this.start();
      queue.retryAll();
    },
    /** Somebody else goes on with the files that are kept: the outbox. */
    handOver: end,
    /** The draft was thrown away. */
    async forget(): Promise<void> {
      end();
      for (const { key } of await keeper.all()) await keeper.drop(key);
    },
  };
}
