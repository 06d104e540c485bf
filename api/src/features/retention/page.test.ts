import { describe, expect, it } from 'vitest';
import type { Feature } from '#feature.ts';
import { features } from '#features.ts';
import { retentionPage } from './page.ts';

const entries: [string, Feature][] = Object.entries(features);
const tableOf = (column: string) => column.split('.').at(-2) ?? '';

describe('what is kept of people', () => {
  it('is told of every table that holds people’s words, is a person’s, or is kept for a time', () => {
    const told = new Set(
      entries.flatMap(([, { personal = [] }]) => personal.flatMap(({ what }) => what.match(/(?<=`)\w+(?=`)/g) ?? [])),
    );
    const untold = entries.flatMap(([name, { owned = [], retention = [], text: { people = [] } = {} }]) =>
      [...owned, ...retention.map(({ table }) => table), ...people.map(tableOf)]
        .filter((table) => !told.has(table))
        .map((table) => `${table} is in no line \`personal\` of ${name}`),
    );
    expect([...new Set(untold)]).toEqual([]);
  });

  it('stands in docs/retention.md as the features say it', async () => {
    await expect(retentionPage(entries)).toMatchFileSnapshot('../../../../docs/retention.md');
  });
});
