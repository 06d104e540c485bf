import { describe, expect, it } from 'vitest';
import { parseSearch } from '#features/search/search-params.ts';
import { askedOf, staysOpen } from './selection.ts';

const damascus = parseSearch('?city=damascus&category=apartments');
const card = { id: 'a', lng: 36.3, lat: 33.5, asked: askedOf(damascus) };

describe('the card of a pin', () => {
  it('stays while its pin is on the map', () => {
    expect(staysOpen(card, damascus, [36, 33, 37, 34])).toBe(true);
    expect(staysOpen(card, damascus, undefined)).toBe(true);
    expect(
      staysOpen(card, parseSearch('?city=damascus&category=apartments&bbox=36,33,37,34&view=map'), undefined),
    ).toBe(true);
  });

  it('closes when the map has left its pin', () => {
    expect(staysOpen(card, damascus, [36.9, 36, 37.4, 36.5])).toBe(false);
  });

  it('closes when another city or filter is asked for', () => {
    expect(staysOpen(card, parseSearch('?city=aleppo&category=apartments'), [36, 33, 37, 34])).toBe(false);
    expect(staysOpen(card, parseSearch('?city=damascus'), [36, 33, 37, 34])).toBe(false);
  });
});
