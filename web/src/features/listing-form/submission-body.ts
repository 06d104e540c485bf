import type { DraftContent } from '@diyar/api/contracts/listing-form';
import { type FormContent, toWire } from './content.ts';
import { type FormFacts, hasRentBeside, priceKindOf } from './facts.ts';

/** The content handed in: fields that another category asked for, and nobody sees any more, stays behind. */
export function submissionBody(content: FormContent, facts: FormFacts): DraftContent {
  const types = new Map(facts.attributes.map(({ slug, type }) => [slug, type]));
  const own = Object.fromEntries(Object.entries(content.attributes).filter(([slug]) => types.has(slug)));
  const priceKind = priceKindOf(facts, content);
  // A period of another deal would make the sale price a rent.
  const pricePeriod = hasRentBeside(facts, content) ? '' : content.pricePeriod;
  return toWire({ ...content, attributes: own, priceKind, pricePeriod }, (slug) => types.get(slug) === 'number');
}
