import type { Media, NamedFiles } from '@diyar/api/contracts/listing-media';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** Files of the form that are not part of the listing yet; listing-media brings them. */
export type FileStanding = {
  /** On their way, those that failed apart. */
  photos: number;
  hasVideo: boolean;
  failed: number;
  /** Something moves: a submission waits for it. */
  isBusy: boolean;
  /** A closed window would lose a file. */
  isUnsafe: boolean;
  /** SHA-256 of the files that are safe on this device and wait for a line. */
  waiting: string[];
};
export type FormFiles = {
  subscribe(tell: () => void): () => void;
  standing(): FileStanding;
  /** The listing's own by now; undefined before anybody said. Changes together with the standing. */
  media(): Media | undefined;
  /** The page heard of other media than these. */
  know(media: Media): void;
  /** The form is open, and can make the draft that files are sent to. */
  attach(createListing: () => Promise<string>): void;
  /** Asks the server which photos and which video the listing has. */
  refresh(): Promise<void>;
  /** The files that are kept are sent by somebody else from now on. */
  handOver(): void;
  /** Throws the files away that are kept. */
  forget(): Promise<void>;
};

const NOTHING: FileStanding = { photos: 0, hasVideo: false, failed: 0, isBusy: false, isUnsafe: false, waiting: [] };
const NO_FILES: FormFiles = {
  subscribe: () => () => {},
  standing: () => NOTHING,
  media: () => undefined,
  know: () => {},
  attach: () => {},
  refresh: async () => {},
  handOver: () => {},
  forget: async () => {},
};

/** What was chosen for a listing, and how much of it the server has. */
export type FilesShown = FileStanding & { arrived: number; total: number };

/** @param ensureListing makes the draft that the files are sent to */
export function useFormFiles(
  files: FormFiles = NO_FILES,
  initial: Media | undefined,
  ensureListing: () => Promise<string>,
) {
  const media = useSyncExternalStore(files.subscribe, files.media, files.media) ?? initial;
  const latest = useRef({ ensureListing, media });
  latest.current = { ensureListing, media };
  const standing = useSyncExternalStore(files.subscribe, files.standing, files.standing);

  useEffect(() => {
    // Read with the form: newer than what an earlier visit knew.
    if (initial) files.know(initial);
    files.attach(() => latest.current.ensureListing());
  }, [files, initial]);

  const arrived = (media?.photos.length ?? 0) + (media?.video && !standing.hasVideo ? 1 : 0);
  const total = arrived + standing.photos + (standing.hasVideo ? 1 : 0) + standing.failed;
  const shown: FilesShown = { ...standing, arrived, total };
  /** For the server, which hands nothing in that lacks one of them. */
  const named = useCallback((): NamedFiles => {
    const { photos = [], video } = latest.current.media ?? {};
    return { media: [...photos, ...(video ? [video] : [])].map(({ id }) => id), uploads: files.standing().waiting };
  }, [files]);
  return { files, media, shown, named };
}
