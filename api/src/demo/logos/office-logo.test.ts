import sharp from 'sharp';
import { expect, it } from 'vitest';
import { random } from '../random.ts';
import { drawOfficeLogo } from './office-logo.ts';

it('office emblems differ, follow from dice and name, and leave the ground clear', async () => {
  const logos = await Promise.all(
    Array.from({ length: 30 }, (_, n) => drawOfficeLogo(random(n), 'مكتب الشام العقاري')),
  );
  expect(new Set(logos.map((logo) => logo.toString('base64'))).size).toBeGreaterThan(22);
  const [, , , fourth = Buffer.of()] = logos;
  expect((await drawOfficeLogo(random(3), 'مكتب الشام العقاري')).equals(fourth)).toBe(true);
  expect((await drawOfficeLogo(random(3), 'دار قاسيون')).equals(fourth)).toBe(false);
  const meta = await sharp(fourth).metadata();
  expect(meta).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
});
