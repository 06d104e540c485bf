import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ImageStore } from '../../lib/images/index.ts';
import { drawDemoPhotos } from './draw-demo-photos.ts';
import { drawOfficeLogo } from './office-logo.ts';
import { photoId, photoSpecs } from './pool.ts';
import { renderScene } from './render/render-scene.ts';

const PROPERTY_TYPES =
  'apartment house villa land office shop warehouse commercial industrial agricultural farm residential mixed other';
const ROOTS =
  'fashion-clothing furniture-home-decor generators-power vehicles beauty-personal-care events-celebrations agriculture-farming health-medical jobs-employment livestock-poultry phones-accessories pets-animals home-appliances services';

describe('the pool', () => {
  it('names every photo once', () => {
    expect(photoSpecs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(photoSpecs.map((photo) => photoId(photo.name))).size).toBe(photoSpecs.length);
  });

  it.each([...PROPERTY_TYPES.split(' '), ...ROOTS.split(' ')])('has several for %s', (kind) => {
    expect(photoSpecs.filter((photo) => photo.kinds.includes(kind)).length).toBeGreaterThanOrEqual(2);
  });

  it('shows homes from outside and from inside', () => {
    const rooms = photoSpecs.filter((photo) => photo.kinds.includes('apartment')).map((photo) => photo.room);
    expect(new Set(rooms)).toEqual(new Set(['facade', 'living', 'bedroom', 'kitchen', 'bathroom']));
  });

  it('draws nothing that is kept already', async () => {
    const image = { sha256: '', width: 1, height: 1, bytes: 1, thumbhash: '', color: '#000000' };
    const store = { describe: async (id: string) => ({ id, ...image }) } as ImageStore;
    const seen: number[] = [];
    const photos = await drawDemoPhotos({ store, onProgress: (done) => seen.push(done) });
    expect(photos.map(({ id, kinds }) => ({ id, kinds }))).toEqual(
      photoSpecs.map(({ name, kinds }) => ({ id: photoId(name), kinds })),
    );
    expect(seen.at(-1)).toBe(photoSpecs.length);
  });
});

describe('drawing', () => {
  const draw = (name: string) => {
    const spec = photoSpecs.find((photo) => photo.name === name);
    if (!spec) throw new Error(name);
    return renderScene(spec.draw(), 96, 72);
  };

  it.each(['home/flat 1 living', 'courtyard/fountain court', 'car/white sedan', 'pet/tabby'])(
    'gives a picture with light and depth, the same each time: %s',
    async (name) => {
      const first = draw(name);
      expect(first.data.equals(draw(name).data)).toBe(true);
      const { channels } = await sharp(first.data, { raw: { width: 96, height: 72, channels: 3 } }).stats();
      for (const { mean, stdev } of channels) {
        expect(mean).toBeGreaterThan(60);
        expect(mean).toBeLessThan(215);
        expect(stdev).toBeGreaterThan(20);
      }
    },
    30_000,
  );
});

describe('office emblems', () => {
  it('differ, follow from seed and name, and leave the ground clear', async () => {
    const logos = await Promise.all(Array.from({ length: 30 }, (_, i) => drawOfficeLogo(i, 'مكتب الشام العقاري')));
    expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBeGreaterThan(22);
    expect((await drawOfficeLogo(3, 'مكتب الشام العقاري')).equals(logos[3] as Buffer)).toBe(true);
    expect((await drawOfficeLogo(3, 'دار قاسيون')).equals(logos[3] as Buffer)).toBe(false);
    const meta = await sharp(logos[0]).metadata();
    expect(meta).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
  });
});
