import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A picture's name: what it shows, in 32 hex digits. */
export const pictureVersion = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);

/** Where listings' pictures lie, by the last two digits of the id and the id: they go with their listing. */
export const listingCards = (dataDir: string): string => path.join(dataDir, 'og', 'listings');

/**
 * Keeps drawn pictures in a folder under what they show, so each is drawn once for as long as that stays the same; those
 * who ask for one at once share the drawing.
 */
export function cachePictures(folder: string) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const picture = await draw();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.${process.pid}`, picture);
    await rename(`${file}.${process.pid}`, file);
    return picture;
  }

  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const work = underWay.get(name) ?? make(path.join(folder, name), draw).finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };
}
