import { expect, it } from 'vitest';
import { formatSearch, parseSearch } from '#features/search/search-params.ts';
import { strictly } from './strictly.ts';

it.each([
  ['?city=homs&prefer=features%3Apool&prefer=features%3Agarden', '?city=homs&features=pool&features=garden'],
  ['?features=elevator&prefer=features%3Apool', '?features=elevator&features=pool'],
  ['?prefer=floor%3A3', '?minFloor=3&maxFloor=3'],
  ['?prefer=floor%3A4..&prefer=attr.finishing%3Adeluxe', '?minFloor=4&attr.finishing=deluxe'],
  ['?prefer=floor%3A..2', '?maxFloor=2'],
  [
    '?keywords=x&category=apartments&prefer=furnishing%3Afurnished&page=3',
    '?keywords=x&understand=false&category=apartments&furnishing=furnished',
  ],
  ['?prefer=floor%3Ahigh&prefer=colour', ''],
])('%s, of what states it alone, is %s', (asked, strict) => {
  expect(formatSearch(strictly(parseSearch(asked)))).toBe(strict);
});
