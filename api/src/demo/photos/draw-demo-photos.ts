import { availableParallelism } from 'node:os';
import type { ImageStore, StoredImage } from '../../lib/images/image-store.ts';
import { jobProcesses } from '../../lib/job-processes/job-processes.ts';
import type { PhotoSpec } from './photo-spec.ts';
import { photoId, photoSpecs } from './pool.ts';

/** A kept picture of the pool: a row of `images`, and what it may stand for. */
export interface DemoPhoto extends StoredImage {
  name: string;
  kinds: readonly string[];
  room: string;
  dwelling?: string | undefined;
}

export interface DrawOptions {
  store: ImageStore;
  /** All of the pool by default. */
  specs?: readonly PhotoSpec[];
  /** Called after each picture with how many there are now. */
  onProgress?: (done: number, total: number, photo: DemoPhoto) => void;
  /** Drawing processes; half the cores by default, so that a first start stays usable. */
  processes?: number;
}

/** A second's work; but it steps back for everything else that runs. */
const TIMEOUT_MS = 600_000;

/** Draws and keeps every picture of the pool that is not there yet. Killed and started again, it goes on. */
export async function drawDemoPhotos({
  store,
  specs = photoSpecs,
  onProgress,
  processes,
}: DrawOptions): Promise<DemoPhoto[]> {
  const pool = jobProcesses({
    entry: new URL('./draw-process.ts', import.meta.url),
    size: processes ?? Math.max(1, availableParallelism() >> 1),
    timeoutMs: TIMEOUT_MS,
    niceness: 10,
    maxQueued: specs.length,
  });
  let done = 0;
  try {
    return await Promise.all(
      specs.map(async ({ name, kinds, room, dwelling }) => {
        const id = photoId(name);
        const image =
          (await store.describe(id)) ?? (await store.store(Buffer.from(await pool.run<Buffer>(name)), { id }));
        const photo: DemoPhoto = { ...image, name, kinds, room, dwelling };
        onProgress?.(++done, specs.length, photo);
        return photo;
      }),
    );
  } finally {
    pool.close();
  }
}
