/*! libheif-js (LGPL-3.0-or-later, with libheif and libde265): see /licenses/libheif.txt */
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import address from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { averaged } from './heic-pixels.ts';
import { LONG_SIDE } from './shrink-photo.ts';

/** iPhones take 48 megapixels at most; a file that claims more is no photo of theirs, and is not decoded. */
const MAX_PIXELS = 60_000_000;

/** A HEIC photo in, its pixels out; upright, as the file's own turns say. A file and a worker for the one kind that needs them. */
addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  decode(file).then(
    (pixels) => postMessage({ pixels }, { transfer: [pixels.rgba.buffer] }),
    () => postMessage({ failed: true }),
  );
});

async function decode(file: Blob) {
  const [bytes, wasmBinary] = await Promise.all([
    file.arrayBuffer(),
    fetch(address).then((reply) => reply.arrayBuffer()),
  ]);
  const heif = libheif({ wasmBinary });
  const context = heif.heif_context_alloc();
  const { code } = heif.heif_context_read_from_memory(context, new Uint8Array(bytes));
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('no HEIC');
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  const size = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (!(size > 0 && size <= MAX_PIXELS)) throw new Error('too many pixels');
  const { heif_colorspace_RGB } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma;
  const { channels } = heif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB);
  const [{ data: rgb, width, height, stride }] = channels;
  return averaged({ rgb, width, height, stride }, LONG_SIDE);
}
