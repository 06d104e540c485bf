/** Everything that can be asked for; any other width is refused, so one image never costs more than 21 files. */
export const IMAGE_WIDTHS = [64, 160, 320, 480, 640, 960, 1280, 1920] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
}

/** Made when the image arrives: cards, the gallery, and the picture that link previews show. */
export const INGEST_VARIANTS: readonly Variant[] = [
  { width: 1280, format: 'webp' },
  { width: 640, format: 'webp' },
  { width: 640, format: 'jpeg' },
  { width: 320, format: 'webp' },
];

export const isImageWidth = (value: number): value is ImageWidth => (IMAGE_WIDTHS as readonly number[]).includes(value);
export const isImageFormat = (value: string): value is ImageFormat =>
  (IMAGE_FORMATS as readonly string[]).includes(value);

export const variantName = ({ width, format }: Variant) => `w${width}.${format}`;
