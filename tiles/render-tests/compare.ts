import type { Page } from 'playwright-core';

/**
 * Share of pixels (0–1) that differ visibly between two PNGs of one size; 1 when the sizes differ. Done in the browser,
 * which decodes PNG anyway.
 */
export function differingShare(page: Page, actual: Buffer, expected: Buffer): Promise<number> {
  return page.evaluate(
    async ([a, b]) => {
      const pixels = async (base64: string) => {
        const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
        const image = await createImageBitmap(blob);
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [one, two] = [await pixels(a), await pixels(b)];
      if (one.width !== two.width || one.height !== two.height) return 1;
      let different = 0;
      for (let i = 0; i < one.data.length; i += 4) {
        const gap = [0, 1, 2].reduce((sum, c) => sum + Math.abs((one.data[i + c] ?? 0) - (two.data[i + c] ?? 0)), 0);
        if (gap > 96) different += 1;
      }
      return different / (one.width * one.height);
    },
    [actual.toString('base64'), expected.toString('base64')] as const,
  );
}
