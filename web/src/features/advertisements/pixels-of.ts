import { AD_SIZES, type AdSize } from '@diyar/api/rules/advertisements';
import { isolate } from '#lib/format.ts';

/** `300×250`; nothing for a size that takes any picture. */
export const pixelsOf = (size: AdSize): string => {
  const pixels = AD_SIZES[size];
  return pixels ? isolate(`${pixels.width}×${pixels.height}`) : '';
};
