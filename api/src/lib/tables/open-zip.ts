import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl';
import { AppError } from '../errors.ts';

export interface Zip {
  /** By path within it. */
  entries: Map<string, Entry>;
  stream(entry: Entry): Promise<Readable>;
  close(): void;
}

interface Limits {
  entries: number;
  /** Of all entries unpacked, as they declare it; an entry that turns out larger fails while it is read. */
  bytes: number;
  /** Said of an archive that is none, or means harm: an absolute path, one that climbs out, too much in too little. */
  errorCode: string;
}

const OPTIONS = { lazyEntries: true, validateEntrySizes: true, strictFileNames: false, autoClose: false } as const;

/** Lists an archive in memory or on disk without unpacking anything. @throws AppError `limits.errorCode` (422) */
export async function openZip(source: Buffer | string, limits: Limits): Promise<Zip> {
  const bad = () => new AppError(limits.errorCode, 422).on('file');
  const zip = await opened(source).catch(() => {
    throw bad();
  });
  const entries = new Map<string, Entry>();
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      entries.set(entry.fileName, entry);
      if (entries.size > limits.entries || bytes > limits.bytes || (entry.generalPurposeBitFlag & 1) === 1) {
        reject(bad());
        return;
      }
      zip.readEntry();
    });
    zip.on('error', () => reject(bad()));
    zip.on('end', () => resolve());
    zip.readEntry();
  }).catch((error) => {
    zip.close();
    throw error;
  });
  return { entries, stream: (entry) => streamOf(zip, entry), close: () => zip.close() };
}

const opened = (source: Buffer | string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null, zip?: ZipFile) => (zip ? resolve(zip) : reject(error));
    if (typeof source === 'string') open(source, OPTIONS, done);
    else fromBuffer(source, OPTIONS, done);
  });

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (stream ? resolve(stream) : reject(error)));
  });
