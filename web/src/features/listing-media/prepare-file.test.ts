import { expect, it, vi } from 'vitest';
import { prepareFile } from './prepare-file.ts';

const shrinkPhoto = vi.hoisted(() => vi.fn());
vi.mock('./shrink-photo.ts', () => ({ shrinkPhoto }));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
const aPhoto = (megabytes: number) => {
  const photo = new Blob([JPEG]);
  Object.defineProperty(photo, 'size', { value: megabytes * 1024 * 1024 });
  return photo;
};
const sent = new Blob([JPEG]);

it('takes a photo of up to 50 MB, which it makes smaller', async () => {
  shrinkPhoto.mockResolvedValue(sent);
  expect((await prepareFile(aPhoto(49))).file).toBe(sent);
});

it('refuses a larger one, and one that stays above what the server takes, each in its own words', async () => {
  await expect(prepareFile(aPhoto(51))).rejects.toMatchObject({ error: 'photoHuge' });
  shrinkPhoto.mockResolvedValue(aPhoto(16));
  await expect(prepareFile(aPhoto(16))).rejects.toMatchObject({ error: 'photoSize' });
});
