import sharp from 'sharp';
import type { PhotoSpec } from './photo-spec.ts';
import { renderScene } from './render/render-scene.ts';

/** The picture as a camera would hand it over: 1600 × 1200, JPEG. */
export async function drawPhoto(spec: PhotoSpec): Promise<Buffer> {
  const { data, width, height } = renderScene(spec.draw());
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return (spec.mirrored ? picture.flop() : picture)
    .resize(1600, 1200, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
