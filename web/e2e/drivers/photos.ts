import type { Page } from 'playwright-core';

export type Photo = { name: string; mimeType: string; buffer: Buffer };

/** A JPEG that the page itself draws: stripes of a colour, big enough to be worth making smaller. */
export async function aPhoto(page: Page, name: string, hue: number): Promise<Photo> {
  const base64 = await page.evaluate((of) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const pen = canvas.getContext('2d');
    for (let y = 0; y < 12 && pen; y++) {
      pen.fillStyle = `hsl(${of} 45% ${30 + y * 4}%)`;
      pen.fillRect(0, y * 100, 1600, 100);
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  }, hue);
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
