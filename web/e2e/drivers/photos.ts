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

/** A line that lets no piece of a file through until it is released, and holds it again when told; reloads included. */
export async function heldUploads(page: Page) {
  let release = () => {};
  let isFree = Promise.resolve();
  const hold = () => {
    isFree = new Promise((resolve) => {
      release = resolve;
    });
  };
  hold();
  await page.route('**/api/listings/*/uploads/*', async (route) => {
    await isFree;
    // The page that sent it may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return { hold, release: () => release() };
}
