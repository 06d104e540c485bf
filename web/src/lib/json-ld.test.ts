import { describe, expect, it } from 'vitest';
import { aListing } from '#testing/a-listing.ts';
import { problemsIn } from '#testing/schema-org.ts';
import { faqJsonLd, itemListJsonLd } from './json-ld.ts';

const at = { origin: 'https://diyar.test', lang: 'ar' } as const;

describe('data for search engines', () => {
  it('speaks schema.org’s words', () => {
    const list = itemListJsonLd([aListing()], 214, at);
    expect(problemsIn(list)).toEqual([]);
    expect(list).toMatchObject({ numberOfItems: 214, itemListElement: [{ position: 1 }] });
    expect(problemsIn(faqJsonLd([{ question: 'كم؟', answer: '5' }]))).toEqual([]);
  });

  it.each([
    [{ '@type': 'Flat' }, '$: Flat is no type'],
    [{ '@type': 'Offer', price: 1, priceCurrency: 'USD', colour: 'red' }, '$: Offer has no colour'],
    [{ '@type': 'Product' }, '$: Product needs name'],
    [
      { '@type': 'Product', name: 'x', offers: { '@type': 'Answer', text: 'x' } },
      '$.offers: Answer may not stand here',
    ],
    [{ '@type': 'WebSite', name: 'x', url: '/x' }, '$.url is not absolute'],
  ])('a mistake is found', (thing, problem) => {
    expect(problemsIn(thing)).toEqual([problem]);
  });
});
