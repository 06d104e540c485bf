import sharp from 'sharp';

/** Below this range of greys a picture is a plain surface, and would look like any other. */
const LEAST_RANGE = 16;
export const PLAIN = '0'.repeat(64);

/**
 * Where a picture grows darker from left to right, as 64 zeros and ones (dHash): the same for one that was shrunk,
 * recompressed or tinted. All zeros for a plain surface.
 */
export async function dhashOf(picture: Buffer): Promise<string> {
  const grey = await sharp(picture, { failOn: 'none' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (Math.max(...grey) - Math.min(...grey) < LEAST_RANGE) return PLAIN;
  const bits = Array.from({ length: 64 }, (_, bit) => {
    const at = Math.floor(bit / 8) * 9 + (bit % 8);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0';
  });
  return bits.join('');
}
