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

/** A photo as an iPhone takes it, 640 by 480, brown with a blue square (made with x265). Chromium itself cannot read it. */
export const aHeic = (name: string): Photo => ({
  name: `${name}.HEIC`,
  mimeType: 'image/heic',
  buffer: Buffer.from(HEIC, 'base64'),
});
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVdtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAA' +
  'AAAERAAAEAAQAAAAABewABAAAAAAAAAfEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA12lwcnAA' +
  'AAC4aXBjbwAAAHlodmNDAQNwAAAAkAAAAAAAWvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQGEAAQAsQgEBA3AAAAMAkA' +
  'AAAwAAAwBaoAUCAeFlupJKa5uAhoMCAAADADIAAAMAAhBiAAEAB0QBwXKwYkAAAAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAACgAAA' +
  'AeAAAAAQcGl4aQAAAAADCAgIAAAAF2lwbWEAAAAAAAAAAQABBIECAwQAAAH5bWRhdAAAAe0oAa8JxAiHQpcbGxoagCE5dV///ii/739Bzf/7zC' +
  'nQcw8u401nh65wAAcsRsIizf5qqWCLX3dAKgkhJN9K4oZm4g4l1fe7PdefdbxuWYnFPGbno6mlT8ZZ1rSjRqgVYrdvv6f2IBr1dShQnA8U9Dqn' +
  'iUcQiFSAkkwsDj1vsl5B1ega8AAB6gAD5AAmQAQIAAADAAADAbui9zMXdAAAVH92wFZDQ7Qz+jsgwnA8U9DqniT/S0J7LImc45QoXqR5ySk/oE' +
  'AUSVdQANsAJYAAAAMAAAMAAAMAAHFAg7EgACzJ8mTnwizufEj4qyM8lGxRnnCilqLuaoaDTTAxUnym7eeAnjE45qmW4P0fkgyuj20JEo60LIAP' +
  '1iP5R1zFCl9aDgRoCl564tKm9/mEApKXM/d59G6m7IJJMLvd930WqQRy2O3JzqI3W3x9lR/tJHmXr1SwHZNM8leOIXJDgUAF+s+NaIoALIATYA' +
  'AAAwAAAwAAtYC8wAQQAOE4AAADAAADAAADAAADAAADAAADADOghwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAEXAAAAwAAAwAAAwAAAwAAAwAA' +
  'AwAAAwAAAwAB+QAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAk4AAAAwAAAwAAAwAAAwLC';

/** The same picture as the Files app of a newer phone hands it over; made with sharp. */
export const anAvif = (name: string): Photo => ({
  name: `${name}.avif`,
  mimeType: 'image/avif',
  buffer: Buffer.from(AVIF, 'base64'),
});
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAE' +
  'RAAAIAAQAAAAABlAABAAAAAAAAAQ0AAgAAAAACoQABAAAAAAAAACcAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAA' +
  'AAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSQCAAAAABRpc3BlAAAAAAAAAoAAAAHgAAAAEHBpeGkAAAAAAw' +
  'gICAAAAAxhdjFDgQQcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAA' +
  'AAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAABPG1kYXQSAAoKOSYn/vtICGg0gDL8ARKwmLk4QQ' +
  '88UOuwl78skiKH+RQVKxRkPc/qSWjj4CtN20PwOWSUeRrObv3+VGwkiKDdtJI02ofDYtrOIPyPrZRrQpjAQ/yIqM7xgKXK55JzCD9wltM1sCsERrUN' +
  '3+QlDKPkpUKYsFkyo/uff2IM+yl0xGzlDtLI0btTDyu2tGDyKU42K8/0GhqfMfWUhEaUHa2o64V5HUoE3qgkq3b9QJHqJsrsczh8bULWBwzI9RgiyE' +
  'wV/phc4ST+ic0wmti/ep2v0ZRspsvDyeQVhVDwPpFYA4wJ8/c8gfDA/iyjz+p5bEJkvgDNBKTllQw/+vJAzCDIPKZ2muufYhAQEBIACgcZJif++wqA' +
  'MhoSYAAAUAKYVf++WEvonvRkeWJIVS/rSlLNSg==';
