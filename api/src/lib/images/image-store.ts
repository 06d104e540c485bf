import { createHash, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '../errors.ts';
import { JobError, jobProcesses } from '../job-processes/job-processes.ts';
import { type FileStore, META, type StoredFile } from './file-store.ts';
import type { ImageJob } from './image-process.ts';
import { BACKGROUND_TIMEOUT_MS, IMAGE_LIMITS, type ImageLimits, JOB_TIMEOUT_MS } from './limits.ts';
import { tooLarge } from './read-limited.ts';
import type { Ingested, Inspected } from './render.ts';
import { refuseNoImage } from './sniff.ts';
import { type Variant, variantName } from './variants.ts';

/** A row of `images`. Width, height and bytes are of the kept original; `sha256` (hex) is of what was uploaded. */
export interface StoredImage {
  id: string;
  sha256: string;
  width: number;
  height: number;
  bytes: number;
  /** Base64, for the blurred placeholder. */
  thumbhash: string;
  /** The dominant colour, `#rrggbb`. */
  color: string;
  /** How it looks, to find it again (`dhash.ts`); missing in what was kept before there was one. */
  dhash?: string;
}

export interface ImageStore {
  /** Type by content and header only. @throws AppError image_too_large, image_type, image_animated, … */
  inspect(bytes: Buffer): Promise<Inspected>;
  /**
   * Cleans, measures and keeps an image with its common variants. With the id of an image that exists, the same bytes
   * give the same answer and other bytes are refused: what an address shows never changes.
   */
  store(bytes: Buffer, options?: { id?: string; allowGif?: boolean; minSide?: number }): Promise<StoredImage>;
  /** Keeps a picture of our own that was cleaned and measured before, as it is; one that is there stays. Variants come on first use. */
  keep(image: StoredImage, original: Buffer): Promise<void>;
  /** The answer of `store`, or undefined for an unknown image. */
  describe(id: string): Promise<StoredImage | undefined>;
  hasVariant(id: string, variant: Variant): Promise<boolean>;
  /** Makes the variant on first use (once, however many ask) and keeps it; undefined for an unknown image. */
  openVariant(id: string, variant: Variant): Promise<StoredFile | undefined>;
  /** Makes a variant that nobody asked for yet. False for an unknown image. */
  makeVariant(id: string, variant: Variant): Promise<boolean>;
  /** The hash of a kept image; undefined for an unknown one. */
  dhash(id: string): Promise<string | undefined>;
  remove(id: string): Promise<void>;
  /** Ends the child processes. */
  close(): void;
}

export interface ImageStoreOptions {
  files: FileStore;
  limits?: ImageLimits;
  /** Child processes at most. */
  processes?: number;
  /** Nobody waits for it: it leaves the machine to whoever uploads, and has longer for a picture. */
  isBackground?: boolean;
}

export function imageStore({
  files,
  limits = IMAGE_LIMITS,
  processes,
  isBackground = false,
}: ImageStoreOptions): ImageStore {
  const pool = jobProcesses({
    entry: new URL('./image-process.ts', import.meta.url),
    size: processes ?? Math.min(4, availableParallelism()),
    timeoutMs: isBackground ? BACKGROUND_TIMEOUT_MS : JOB_TIMEOUT_MS,
    niceness: isBackground ? 15 : 5,
    env: { UV_THREADPOOL_SIZE: '2' },
  });
  const run = <T>(job: ImageJob) => pool.run<T>(job).catch(asAppError);
  const making = new Map<string, Promise<boolean>>();

  const admit = (bytes: Buffer, allowGif = false) => {
    if (bytes.length > limits.maxBytes) throw tooLarge(limits.maxBytes);
    refuseNoImage(bytes, { allowGif });
  };

  const describe = async (id: string) => {
    const meta = await files.read(id, META);
    return meta && (JSON.parse(meta.toString('utf8')) as StoredImage);
  };

  const make = async (id: string, variant: Variant) => {
    const original = await files.read(id, 'original');
    if (!original) return false;
    await files.add(id, variantName(variant), Buffer.from(await run<Buffer>({ kind: 'variant', original, variant })));
    return true;
  };

  const makeOnce = (id: string, variant: Variant) => {
    const key = `${id}/${variantName(variant)}`;
    const running = making.get(key) ?? make(id, variant).finally(() => making.delete(key));
    making.set(key, running);
    return running;
  };

  return {
    async inspect(bytes) {
      admit(bytes);
      return run<Inspected>({ kind: 'inspect', bytes, limits });
    },
    async store(bytes, { id = randomUUID(), allowGif, minSide } = {}) {
      admit(bytes, allowGif);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const made = await run<Ingested>({ kind: 'ingest', bytes, limits: { ...limits, minSide } });
      const { width, height, thumbhash, color, dhash } = made;
      const image: StoredImage = { id, sha256, width, height, bytes: made.original.length, thumbhash, color, dhash };
      const variants = made.variants.map(({ name, data }): [string, Buffer] => [name, data]);
      if (await files.create(id, new Map([...folderOf(image, made.original), ...variants]))) return image;
      const kept = await describe(id);
      if (kept?.sha256 !== sha256) throw new AppError('image_exists', 409);
      return kept;
    },
    async keep(image, original) {
      await files.create(image.id, folderOf(image, original));
    },
    describe,
    hasVariant: (id, variant) => files.has(id, variantName(variant)),
    async openVariant(id, variant) {
      const name = variantName(variant);
      const kept = await files.open(id, name);
      if (kept) return kept;
      return (await makeOnce(id, variant)) ? files.open(id, name) : undefined;
    },
    makeVariant: async (id, variant) => (await files.has(id, variantName(variant))) || makeOnce(id, variant),
    async dhash(id) {
      const original = await files.read(id, 'original');
      return original && run<string>({ kind: 'dhash', original });
    },
    remove: (id) => files.remove(id),
    close: () => pool.close(),
  };
}

const folderOf = (image: StoredImage, original: Buffer) =>
  new Map([
    ['original', original],
    [META, Buffer.from(JSON.stringify(image))],
  ]);

/** A refusal keeps its code; a decoder that crashed means the file is bad; a full queue, or no end in sight, means "later". */
const asAppError = (error: unknown): never => {
  if (!(error instanceof JobError)) throw error;
  const { refusal } = error;
  if (refusal?.code) throw new AppError(refusal.code, refusal.statusCode, refusal.params);
  if (error.kind === 'busy' || error.kind === 'late') throw new AppError('image_busy', 503);
  if (error.kind === 'refused') throw error;
  throw new AppError('image_unreadable', 422);
};
