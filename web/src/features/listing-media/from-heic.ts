import { IMAGE_MIN_SIDE } from '@diyar/api/rules/listing-media';
import type { Pixels } from './heic-pixels.ts';
import { drawSmaller, type Shrunk } from './shrink-photo.ts';

/** A HEIC photo as JPEG, by a decoder that is fetched when the first one is chosen; null where that does not work. */
export async function fromHeic(file: Blob): Promise<Shrunk> {
  const pixels = await pixelsOf(file);
  if (!pixels) return null;
  const { width, height, rgba } = pixels;
  if (Math.min(width, height) < IMAGE_MIN_SIDE) return 'tiny';
  const source = await createImageBitmap(new ImageData(rgba, width, height));
  try {
    return await drawSmaller({ source, width, height });
  } finally {
    source.close();
  }
}

/** One worker a photo: its memory, which WebAssembly never gives back, ends with it. */
function pixelsOf(file: Blob): Promise<Pixels | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
    const end = (pixels?: Pixels) => {
      worker.terminate();
      resolve(pixels);
    };
    worker.onmessage = ({ data }: MessageEvent<{ pixels?: Pixels }>) => end(data.pixels);
    worker.onerror = () => end();
    worker.postMessage(file);
  });
}
