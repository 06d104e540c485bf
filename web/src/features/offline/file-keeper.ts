import { dropFile, filesOf, writeFile } from './outbox-store.ts';
import type { KeptFile } from './pending-submission.ts';

/** Where the files of one form wait until they are on the server. */
export function fileKeeper(owner: string, listing: string) {
  return {
    all: () => filesOf(owner, listing),
    async keep(file: Pick<KeptFile, 'name' | 'kind' | 'file' | 'sha256'>): Promise<string> {
      const key = crypto.randomUUID();
      await writeFile({ ...file, key, listing, owner, at: Date.now() });
      return key;
    },
    drop: dropFile,
  };
}
