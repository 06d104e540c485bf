import { useSyncExternalStore } from 'react';
import type { ListingUploads } from './listing-uploads.ts';
import type { UploadItem } from './upload-item.ts';

export interface Uploads {
  items: readonly UploadItem[];
  add(files: readonly File[]): Promise<void>;
  retry(key: number): void;
  cancel(key: number): void;
}

export function useUploads({ subscribe, items, add, retry, cancel }: ListingUploads): Uploads {
  return { items: useSyncExternalStore(subscribe, items, items), add, retry, cancel };
}
