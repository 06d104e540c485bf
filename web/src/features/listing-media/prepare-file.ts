import { IMAGE_MAX_BYTES, PHOTO_TAKEN_MAX_BYTES, VIDEO_MAX_BYTES } from '@diyar/api/rules/listing-media';
import { fileKind, goesAs } from './file-kind.ts';
import { fromHeic } from './from-heic.ts';
import { type Shrunk, shrinkPhoto } from './shrink-photo.ts';
import { Unfit } from './unfit.ts';

export interface Prepared {
  file: Blob;
  sha256: string;
}

/** Makes a file ready to be sent. @throws Unfit */
export async function prepareFile(given: Blob): Promise<Prepared> {
  const kind = await fileKind(given);
  if (goesAs(kind) === 'video') {
    if (kind === 'mov') throw new Unfit('videoType');
    if (given.size > VIDEO_MAX_BYTES) throw new Unfit('videoSize');
    return { file: given, sha256: await sha256Of(given) };
  }
  if (given.size > PHOTO_TAKEN_MAX_BYTES) throw new Unfit('photoHuge');
  // The browser's own decoder first: Safari reads HEIC.
  const photo = (await inWorker(given)) ?? (kind === 'heic' ? await fromHeic(given) : null);
  if (!photo) throw new Unfit(kind === 'heic' || kind === 'avif' ? kind : 'photoType');
  if (photo === 'tiny') throw new Unfit('photoTiny');
  if (photo.size > IMAGE_MAX_BYTES) throw new Unfit('photoSize');
  return { file: photo, sha256: await sha256Of(photo) };
}

/** On the page where there are no workers that can draw. */
function inWorker(file: Blob): Promise<Shrunk> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return shrinkPhoto(file);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const end = (answer: Shrunk | Promise<Shrunk>) => {
      worker.terminate();
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<{ photo?: Shrunk; failed?: boolean }>) =>
      end(data.failed ? shrinkPhoto(file) : (data.photo ?? null));
    worker.onerror = () => end(shrinkPhoto(file));
    worker.postMessage(file);
  });
}

async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
