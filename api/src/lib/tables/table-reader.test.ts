import { afterEach, expect, it } from 'vitest';
import { type TableReader, tableReader } from './table-reader.ts';

let reader: TableReader | undefined;
afterEach(() => reader?.close());

it('a table that is not read in time is refused in words, and the next one is read', async () => {
  const table = Buffer.from(`name,price\n${'a,1\n'.repeat(19_000)}`);
  reader = tableReader({ timeoutMs: 1 });
  await expect(reader.read(table)).rejects.toMatchObject({ code: 'import_took_too_long', statusCode: 422 });
  reader.close();
  reader = tableReader();
  expect(await reader.read(table)).toMatchObject({ columns: ['name', 'price'], rowCount: 19_000 });
});

it('tables beyond the queue are asked to come back', async () => {
  reader = tableReader();
  const { read } = reader;
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => read(Buffer.from('name,price\n1,2'))));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'import_busy', statusCode: 503 });
});
