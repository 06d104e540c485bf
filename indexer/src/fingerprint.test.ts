import { eachOf, SEARCHED_FIELDS } from '@diyar/db/listing-fields';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import type { ListingDocument } from './listings/document.ts';
import { PROBE_FACTS } from './listings/probe-facts.ts';
import { probesOf } from './listings/probes.ts';
import { toDocument } from './listings/to-document.ts';
import { makeWording } from './listings/wording.ts';

const wording = makeWording(PROBE_FACTS);

const DOCUMENT_FIELDS: Record<keyof ListingDocument, true> = {
  id: true,
  title: true,
  place: true,
  keywords: true,
  description: true,
  synonyms: true,
  inferred: true,
  categories: true,
  province: true,
  city: true,
  transactionTypes: true,
  attr: true,
  neighborhood: true,
  propertyType: true,
  price: true,
  sale: true,
  rent: true,
  pricePerM2: true,
  ...eachOf(SEARCHED_FIELDS, () => true as const),
  features: true,
  near: true,
  streets: true,
  priceBucket: true,
  saleBucket: true,
  rentBucket: true,
  areaBucket: true,
  office: true,
  lng: true,
  lat: true,
  cell8: true,
  cell10: true,
  cell12: true,
  cell14: true,
  cell16: true,
  cell18: true,
  featured: true,
  boost: true,
  priority: true,
  published: true,
  card: true,
};

describe('the fingerprint', () => {
  it('is the same whoever makes it', () => {
    expect(fingerprintOf()).toBe(fingerprintOf());
  });

  it('changes when a field is made otherwise', () => {
    const dearer = fingerprintOf(wording, (row, words) => ({ ...toDocument(row, words), pricePerM2: 1 }));
    expect(dearer).not.toBe(fingerprintOf(wording));
  });

  it('is taken from every field of a document, and of its card', () => {
    const { rows } = probesOf(wording);
    const document = toDocument(rows[0] ?? expect.fail('no probe'), wording);
    const fields = rows.flatMap((row) => Object.keys(toDocument(row, wording)));
    expect([...new Set(fields)].sort()).toEqual(Object.keys(DOCUMENT_FIELDS).sort());
    const said = [...Object.entries(document), ...Object.entries(document.card)];
    expect(said.filter(([, value]) => value === null)).toEqual([]);
  });

  it('changes when one word of the vocabulary is folded otherwise', () => {
    const texts = probesOf(wording).texts;
    const last = texts.at(-1);
    const fold = (text: string) => (text === last ? 'otherwise' : wording.fold(text));
    expect(fingerprintOf({ ...wording, fold })).not.toBe(fingerprintOf(wording));
  });
});
