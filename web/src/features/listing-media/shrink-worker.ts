import { shrinkPhoto } from './shrink-photo.ts';

/** A photo in, one out: decoding twelve megapixels must not stop the page. */
addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  shrinkPhoto(file).then(
    (photo) => postMessage({ photo }),
    () => postMessage({ failed: true }),
  );
});
