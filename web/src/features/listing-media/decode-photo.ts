import type { FileKind } from './file-kind.ts';

/** Width and height stand before the first scan, behind whatever a camera writes about itself. */
const HEAD_BYTES = 1024 * 1024;

/** Pixels of a JPEG as they are stored, read without decoding it; undefined where its head does not tell. */
export async function jpegSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  let at = 2;
  while (at + 9 < head.byteLength && head.getUint8(at) === 0xff) {
    const marker = head.getUint8(at + 1);
    if (isFrame(marker)) return { height: head.getUint16(at + 5), width: head.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + head.getUint16(at + 2);
  }
  return undefined;
}

/** Start of frame; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A decoded photo, upright; its memory is given back by `close`. */
export interface Picture {
  source: CanvasImageSource;
  width: number;
  height: number;
  close(): void;
}

/** Photos of more pixels than this are decoded smaller where the browser can: 108 megapixels would take 432 MB. */
const HUGE_PIXELS = 24_000_000;

/** Part of WebCodecs that TypeScript's library does not know (Chrome 94, Firefox 133; no Safari). */
type ScalingDecoder = new (init: {
  data: ArrayBuffer;
  type: string;
  desiredWidth: number;
  desiredHeight: number;
}) => { decode(): Promise<{ image: VideoFrame }>; close(): void };
const scalingDecoder = () => (globalThis as { ImageDecoder?: ScalingDecoder }).ImageDecoder;

/** @param longSide what is wanted of it, in pixels; a huge JPEG is decoded to little more. Rejects for what the browser cannot read. */
export async function decodePhoto(file: Blob, kind: FileKind, longSide: number): Promise<Picture> {
  const size = kind === 'jpeg' ? await jpegSize(file) : undefined;
  const Decoder = scalingDecoder();
  if (size && Decoder && size.width * size.height > HUGE_PIXELS)
    return decodeSmaller(Decoder, file, size, longSide).catch(() => decodeWhole(file));
  return decodeWhole(file);
}

/** Upright, as the camera meant it. */
async function decodeWhole(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
}

/** JPEG decodes to eighths of its size, for the memory of that size. */
async function decodeSmaller(
  Decoder: ScalingDecoder,
  file: Blob,
  { width, height }: { width: number; height: number },
  longSide: number,
): Promise<Picture> {
  const eighths = Math.min(8, Math.ceil((8 * longSide) / Math.max(width, height)));
  const scaled = (side: number) => Math.ceil((side * eighths) / 8);
  const decoder = new Decoder({
    data: await file.arrayBuffer(),
    type: 'image/jpeg',
    desiredWidth: scaled(width),
    desiredHeight: scaled(height),
  });
  try {
    const { image } = await decoder.decode();
    return { source: image, width: image.displayWidth, height: image.displayHeight, close: () => image.close() };
  } finally {
    decoder.close();
  }
}
