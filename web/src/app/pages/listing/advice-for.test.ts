import { describe, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { adviceFor, paperAdviceFor } from './advice-for.ts';
import ar from './advice-texts/ar.json';
import en from './advice-texts/en.json';

const inTree = (root: string) => aListing({ category: { key: 'x', name: 'x', root } });

describe('advice', () => {
  it('is worded in both languages', () => {
    const keysOf = (texts: object): string[] =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'string' ? key : keysOf(text).map((rest) => `${key}.${rest}`),
      );
    expect(keysOf(ar)).toEqual(keysOf(en));
    expect(keysOf(en)).toEqual(expect.arrayContaining(adviceFor(aListing())));
  });

  it('differs for what is bought, let, driven or applied for', () => {
    expect(adviceFor(aListing())[0]).toBe('advice.sale.registry');
    expect(adviceFor(aListing({ transactionType: 'rent' }))[0]).toBe('advice.rent.visit');
    expect(adviceFor(inTree('vehicles'))[0]).toBe('advice.vehicles.inspect');
    expect(adviceFor(inTree('jobs-employment'))[0]).toBe('advice.jobs.money');
    expect(adviceFor(inTree('pets-animals'))[0]).toBe('advice.goods.public');
  });

  it('explains the ownership paper that is named', () => {
    const withPaper = (key: string) =>
      aListing({ attributes: [{ slug: 'ownership_paper', name: 'x', values: ['x'], keys: [key], unit: null }] });
    expect(paperAdviceFor(withPaper('notarised_poa'))).toBe('advice.paper.notarised_poa');
    expect(paperAdviceFor(withPaper('waqf'))).toBe('advice.paper.other');
    expect(paperAdviceFor(aListing({ attributes: [] }))).toBeUndefined();
  });
});
