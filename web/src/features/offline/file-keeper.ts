import type { UploadKind } from '@diyar/api/contracts/listing-media';
import { markFiles } from './has-pending.ts';
import { dropFile, filesOf, replaceFile, writeFile } from './outbox-store.ts';

type Chosen = { name: string; kind: UploadKind; file: Blob; sha256?: string; uploadId?: string };

const CHANNEL = 'diyar-files';
let lastAt = 0;
/** Files chosen in one moment keep their order. */
const nextAt = () => {
  lastAt = Math.max(Date.now(), lastAt + 0.001);
  return lastAt;
};

/** Where the files of one form wait until they are on the server. Windows of one browser see each other's. */
export function fileKeeper(owner: string, listing: string) {
  const name = `${owner}/${listing}`;
  let windows: BroadcastChannel | undefined;
  const notifyOthers = () => {
    windows ??= new BroadcastChannel(CHANNEL);
    windows.postMessage(name);
  };
  return {
    all: () => filesOf(owner, listing),
    async keep(file: Chosen): Promise<string> {
      const key = crypto.randomUUID();
      await writeFile({ ...file, key, listing, owner, at: nextAt() });
      markFiles(owner, true);
      notifyOthers();
      return key;
    },
    replace: replaceFile,
    begun: (key: string, uploadId: string) => replaceFile(key, { uploadId }),
    async drop(key: string): Promise<void> {
      await dropFile(key);
      notifyOthers();
    },
    watch(tell: () => void): () => void {
      windows ??= new BroadcastChannel(CHANNEL);
      const own = windows;
      const heard = ({ data }: MessageEvent) => data === name && tell();
      own.addEventListener('message', heard);
      return () => {
        own.removeEventListener('message', heard);
        own.close();
        windows = undefined;
      };
    },
  };
}
