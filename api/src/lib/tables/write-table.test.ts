import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { MAX_ROWS } from './limits.ts';
import { readTable } from './read-table.ts';
import { rowsByPage } from './rows-by-page.ts';
import { timeCell } from './table.ts';
import { writeTable } from './write-table.ts';

const HARMFUL = ['=1+1', '+963', '-x', '@SUM(A1)', '\tx', '\rx'];

it('a cell that begins like a formula stays a text in both formats, and a number a number', async () => {
  const table = { columns: ['a', 'b'], rows: HARMFUL.map((cell) => [cell, -5]) };
  const bytes = await buffer(writeTable(table, { format: 'csv', lang: 'ar' }));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const csv = bytes.toString();
  for (const cell of HARMFUL) expect(csv).toContain(`'${cell}`);
  expect(csv).toContain(',-5\r\n');

  const xlsx = await buffer(writeTable(table, { format: 'xlsx', lang: 'ar' }));
  const { batches, columns } = await readTable(xlsx);
  expect(columns).toEqual(['a', 'b']);
  const cells = batches.flatMap((batch) => JSON.parse(batch)).map((row: { cells: string[] }) => row.cells);
  expect(cells).toEqual(HARMFUL.map((cell) => [cell.trim(), '-5']));
});

it.each(['csv', 'xlsx'] as const)(
  'a %s keeps empty cells, marks, entities and lines, and drops what XML cannot hold',
  async (format) => {
    const row = ['a & <b> "c"', null, 'سطر\nثانٍ', '', 'x\u0001\ud800y', 1.5];
    const bytes = await buffer(
      writeTable({ columns: ['1', '2', '3', '4', '5', '6'], rows: [row] }, { format, lang: 'en' }),
    );
    if (format === 'csv') expect(bytes.toString()).toContain(',"سطر\nثانٍ",');
    const { batches } = await readTable(bytes);
    const [{ cells }] = JSON.parse(batches[0] ?? '[]');
    expect(cells.slice(0, 4)).toEqual(['a & <b> "c"', '', 'سطر\nثانٍ', '']);
    expect(cells[5]).toBe('1.5');
    if (format === 'xlsx') expect(cells[4]).toBe('x\ufffdy');
  },
);

it('a table of more rows than an import takes is not read', async () => {
  const read = (rows: number) => readTable(Buffer.from(`a,b${'\r\n1,2'.repeat(rows)}`));
  expect((await read(MAX_ROWS)).rowCount).toBe(MAX_ROWS);
  await expect(read(MAX_ROWS + 1)).rejects.toMatchObject({ statusCode: 422, code: 'import_too_many_rows' });
});

it.each(['csv', 'xlsx'] as const)('a %s says in its last line that rows were left out', async (format) => {
  const rows = Array.from({ length: 5 }, (_, i) => [`r${i}`]);
  const bytes = await buffer(writeTable({ columns: ['a'], rows }, { format, lang: 'en', most: 3 }));
  const { rowCount, batches } = await readTable(bytes);
  expect(rowCount).toBe(4);
  expect(batches.join()).toContain('Narrow the search');
  expect(batches.join()).not.toContain('r3');
});

it.each(['csv', 'xlsx'] as const)(
  'a %s of many rows reads them page by page, no further than its reader',
  async (format) => {
    let pages = 0;
    const endless = rowsByPage<string[]>(async (_last, size) => {
      pages++;
      return Array.from({ length: size }, (_, i) => [`${pages}-${i}-${'ض'.repeat(200)}-${Math.random()}`]);
    });
    const stream = writeTable({ columns: ['a'], rows: endless }, { format, lang: 'ar', most: 1_000_000 });
    for await (const _chunk of stream) break;
    const seen = pages;
    expect(seen).toBeLessThan(20);
    await new Promise((resolve) => setImmediate(resolve));
    expect(pages).toBeLessThanOrEqual(seen + 1);
    expect(stream.destroyed).toBe(true);
  },
);

it.each(['csv', 'xlsx'] as const)('a %s whose rows fail is broken, never short', async (format) => {
  const rows = rowsByPage<string[]>(async (last) => {
    if (last) throw new Error('away');
    return Array.from({ length: 1_000 }, () => ['x']);
  });
  await expect(buffer(writeTable({ columns: ['a'], rows }, { format, lang: 'ar' }))).rejects.toThrow('away');
});

it('times are those of Damascus', () => {
  expect(timeCell('2031-03-04T21:30:00Z')).toBe('2031-03-05 00:30');
});
