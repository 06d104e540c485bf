import jsQr from 'jsqr';
import type { Locator } from 'playwright-core';

/** Text a camera reads from a picture as it stands on the screen; undefined when it reads nothing. */
export async function readQr(picture: Locator): Promise<string | undefined> {
  const png = await picture.screenshot();
  const { width, height, pixels } = await picture.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return { width: bitmap.width, height: bitmap.height, pixels: [...data] };
    },
    [...png],
  );
  return jsQr(Uint8ClampedArray.from(pixels), width, height)?.data;
}
