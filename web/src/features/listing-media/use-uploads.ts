import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../lib/api-client.ts';
import type { Media } from './api.ts';
import { uploadPort } from './api.ts';
import { browserLine } from './browser-line.ts';
import { fileKind, goesAs } from './file-kind.ts';
import { prepareFile } from './prepare-file.ts';
import { createUploadQueue, type KeptUpload, type UploadItem, type UploadKeeper } from './upload-queue.ts';

interface Options {
  api: Api;
  /** The listing's id; may make the draft first. */
  listing(): Promise<string>;
  onMedia(media: Media): void;
  keeper?: PhotoKeeper;
}

/** Where files wait that could not be sent yet. */
export interface PhotoKeeper extends UploadKeeper {
  all(): Promise<readonly KeptUpload[]>;
}

export interface Uploads {
  items: readonly UploadItem[];
  add(files: readonly File[]): Promise<void>;
  retry(key: number): void;
  cancel(key: number): void;
}

/** The queue of one form; it goes on until the form is left. */
export function useUploads(options: Options): Uploads {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() =>
    createUploadQueue({
      line: browserLine,
      prepare: prepareFile,
      port: async () => uploadPort(latest.current.api, await latest.current.listing()),
      onMedia: (media) => latest.current.onMedia(media),
      preview: (file) => URL.createObjectURL(file),
      revoke: (address) => URL.revokeObjectURL(address),
      keeper: options.keeper,
    }),
  );
  useEffect(() => {
    let isGone = false;
    void latest.current.keeper?.all().then(
      (files) => isGone || queue.restore(files),
      () => {},
    );
    return () => {
      isGone = true;
      queue.stop();
    };
  }, [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  return {
    items,
    retry: queue.retry,
    cancel: queue.cancel,
    async add(files) {
      const known = await Promise.all(
        files.map(async (file) => ({ file, name: file.name, kind: goesAs(await fileKind(file)) })),
      );
      queue.add(known);
    },
  };
}
