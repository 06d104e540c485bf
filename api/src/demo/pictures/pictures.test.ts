import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_SIZE, pictures, pool } from './pool.ts';
import { FILES } from './store-pictures.ts';
import { SUBJECTS } from './subjects.ts';

const PROPERTY_TYPES =
  'apartment house villa land office shop warehouse commercial industrial agricultural farm residential mixed other';
const WORDY_ROOTS = 'events-celebrations jobs-employment services';
const MEGABYTE = 1024 * 1024;

describe('the pictures', () => {
  it('are the files that are there, each of one size, all together small enough for the repository', async () => {
    const files = (await readdir(FILES, { recursive: true })).filter((file) => file.endsWith('.webp'));
    expect(pictures.map(({ path }) => `${path}.webp`).sort()).toEqual(files.sort());
    let bytes = 0;
    for (const file of files) {
      const data = await readFile(join(FILES, file));
      bytes += data.length;
      expect(await sharp(data).metadata(), file).toMatchObject({ format: 'webp', ...PICTURE_SIZE });
    }
    expect(bytes).toBeLessThan(25 * MEGABYTE);
  }, 30_000);

  it('have a subject that may stand for something, and a look to show before they arrive', () => {
    expect(pool.filter(({ kinds }) => kinds.length === 0)).toEqual([]);
    const shown = new Set(pictures.map(({ path }) => path.replace(/\/[^/]*$/, '')));
    expect(Object.keys(SUBJECTS).filter((subject) => !shown.has(subject))).toEqual([]);
    expect(pictures.filter(({ color, thumbhash }) => !/^#[0-9a-f]{6}$/.test(color) || thumbhash === '')).toEqual([]);
  });

  it.each([...PROPERTY_TYPES.split(' '), ...WORDY_ROOTS.split(' ')])('are several for %s', (kind) => {
    expect(pool.filter(({ kinds }) => kinds.includes(kind)).length).toBeGreaterThanOrEqual(2);
  });

  it('show homes from outside and from inside', () => {
    const rooms = pool.filter(({ kinds }) => kinds.includes('apartment')).map(({ room }) => room);
    expect(new Set(rooms)).toEqual(new Set(['facade', 'living', 'bedroom', 'kitchen', 'bathroom']));
  });
});
