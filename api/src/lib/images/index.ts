import { join } from 'node:path';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { type ImageStore, type ImageStoreOptions, imageStore } from './image-store.ts';
import { type ObjectStoreConfig, s3Files } from './s3-files.ts';

export { PLAIN } from './dhash.ts';
export { type FileStore, META, type StoredFile } from './file-store.ts';
export type { ImageStore, StoredImage } from './image-store.ts';
export { readLimited } from './read-limited.ts';
export { readVariant } from './read-variant.ts';
export type { Inspected } from './render.ts';
export * from './variants.ts';

/** Where an installation keeps what people upload, and what it makes for other machines to read. */
export interface MediaFiles {
  images: FileStore;
  videos: FileStore;
  /** Files on their way in, in the pieces they came in. */
  uploads: FileStore;
  /** Files for search engines, compressed. */
  sitemaps: FileStore;
  /** Personal papers; no route answers them by their id. */
  documents: FileStore;
}

/** Below `dataDir`, or in the object store where one is configured. */
export function mediaFiles(config: { dataDir: string; objectStore: ObjectStoreConfig | null }): MediaFiles {
  const { dataDir, objectStore } = config;
  const at = (folder: string) => (objectStore ? s3Files(objectStore, folder) : diskFiles(join(dataDir, folder)));
  return {
    images: at('images'),
    videos: at('videos'),
    uploads: at('uploads'),
    sitemaps: at('sitemaps'),
    documents: at('documents'),
  };
}

export const createImageStore = (files: FileStore, options: Omit<ImageStoreOptions, 'files'> = {}): ImageStore =>
  imageStore({ ...options, files });

/** The image store of an installation: files under `<dataDir>/images`. */
export const localImageStore = (dataDir: string, options: Omit<ImageStoreOptions, 'files'> = {}): ImageStore =>
  createImageStore(diskFiles(join(dataDir, 'images')), options);
