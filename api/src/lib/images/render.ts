import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '../errors.ts';
import { dhashOf } from './dhash.ts';
import { type ImageLimits, ORIGINAL_BOX } from './limits.ts';
import { type ImageFormat, INGEST_VARIANTS, type Variant, variantName } from './variants.ts';

/** Raw sRGB pixels, already upright and without any metadata. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

export interface Inspected {
  type: 'jpeg' | 'png' | 'webp';
  /** As a viewer sees it, after the orientation flag. */
  width: number;
  height: number;
  hasAlpha: boolean;
}

export interface Ingested {
  original: Buffer;
  width: number;
  height: number;
  thumbhash: string;
  color: string;
  dhash: string;
  variants: { name: string; data: Buffer }[];
}

const open = (bytes: Buffer, maxPixels: number) =>
  // `error` forgives the odd marker phones write, not a missing half of the picture.
  sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });

/** Reads the header only. @throws AppError image_unreadable, image_animated, image_too_many_pixels, image_too_small */
export async function inspect(bytes: Buffer, limits: ImageLimits): Promise<Inspected> {
  const meta = await open(bytes, 0)
    .metadata()
    .catch(() => undefined);
  if (!meta) throw new AppError('image_unreadable', 422);
  // A GIF came this far only where its first frame is all that is wanted.
  if ((meta.pages ?? 1) > 1 && meta.format !== 'gif') throw new AppError('image_animated', 422);
  if (meta.width * meta.height > limits.maxPixels) {
    throw new AppError('image_too_many_pixels', 422, { maximumMegapixels: Math.floor(limits.maxPixels / 1e6) });
  }
  const { width, height } = meta.autoOrient;
  if (limits.minSide && Math.min(width, height) < limits.minSide)
    throw new AppError('image_too_small', 422, { minimumPixels: limits.minSide });
  return { type: meta.format as Inspected['type'], width, height, hasAlpha: meta.hasAlpha };
}

/** Decodes once, then makes the clean original, the common variants, the thumbhash and the colour from those pixels. */
export async function ingest(bytes: Buffer, limits: ImageLimits): Promise<Ingested> {
  await inspect(bytes, limits);
  const base = await open(bytes, limits.maxPixels)
    .autoOrient()
    .resize({ width: ORIGINAL_BOX, height: ORIGINAL_BOX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(pixelsOf, () => {
      throw new AppError('image_unreadable', 422);
    });
  const original = await encodeOriginal(base);

  // Widest first, each from the last one's pixels: a quarter of the work of going back to the whole picture.
  const variants: Ingested['variants'] = [];
  let from = base;
  for (const variant of INGEST_VARIANTS) {
    if (variant.width < from.width) from = await shrink(from, variant.width);
    variants.push({ name: variantName(variant), data: await encode(image(from), variant.format).toBuffer() });
  }
  const { thumbhash, color, dhash } = await summarise(from);
  return { original, width: base.width, height: base.height, thumbhash, color, dhash, variants };
}

/** A variant of a kept original; never wider than the original is. */
export const renderVariant = (original: Buffer, { width, format }: Variant): Promise<Buffer> =>
  encode(sharp(original, { sequentialRead: true }).resize({ width, withoutEnlargement: true }), format).toBuffer();

function encode(pipeline: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return pipeline.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' });
  if (format === 'webp') return pipeline.webp({ quality: 78, effort: 3, alphaQuality: 90 });
  return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true });
}

const encodeOriginal = (pixels: Pixels) =>
  pixels.channels === 4
    ? image(pixels).webp({ quality: 92, alphaQuality: 100, effort: 2 }).toBuffer()
    : image(pixels).jpeg({ quality: 88 }).toBuffer();

const image = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

const shrink = (pixels: Pixels, width: number): Promise<Pixels> =>
  image(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true }).then(pixelsOf);

const pixelsOf = ({
  data,
  info,
}: {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}): Pixels => ({
  data,
  width: info.width,
  height: info.height,
  channels: info.channels === 4 ? 4 : 3,
});

async function summarise(pixels: Pixels): Promise<Pick<Ingested, 'thumbhash' | 'color' | 'dhash'>> {
  const small = image(pixels).resize({ width: 96, height: 96, fit: 'inside' });
  const [rgba, flat] = await Promise.all([
    small.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    small.flatten({ background: '#ffffff' }).png({ compressionLevel: 0 }).toBuffer(),
  ]);
  const [{ dominant }, dhash] = await Promise.all([sharp(flat).stats(), dhashOf(flat)]);
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  const hash = rgbaToThumbHash(rgba.info.width, rgba.info.height, rgba.data);
  return { thumbhash: Buffer.from(hash).toString('base64'), color: `#${hex}`, dhash };
}
