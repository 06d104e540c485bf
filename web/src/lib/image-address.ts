/** Widths the image server makes; any other is refused. */
export const IMAGE_WIDTHS = [64, 160, 320, 480, 640, 960, 1280, 1920] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** `/images/{id}?w=640&fmt=webp`; `width` is rounded up to one that exists. */
export function imageAddress(id: string, width: number, format: ImageFormat = 'webp'): string {
  const known = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 1920;
  return `/images/${id}?w=${known}&fmt=${format}`;
}

/** A `srcset` of every width up to `largest`, never much beyond the photo's own (`original`). */
export function imageSet(
  id: string,
  format: ImageFormat,
  { smallest = 160, largest = 1280, original = 1920 } = {},
): string {
  const enough = IMAGE_WIDTHS.find((width) => width >= original) ?? 1920;
  return IMAGE_WIDTHS.filter((width) => width >= smallest && width <= Math.min(largest, enough))
    .map((width) => `${imageAddress(id, width, format)} ${width}w`)
    .join(', ');
}
