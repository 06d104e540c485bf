import { AD_PLACE_NAMES, AD_PLACES, type AdChoice } from '@diyar/api/rules/advertisements';

/** The choice at another place, in the size it has where that has room, or in the first that has. */
export function atPlace(choice: AdChoice, name: string): AdChoice {
  const place = AD_PLACE_NAMES.find((known) => known === name) ?? choice.place;
  const size = AD_PLACES[place].find((known) => known === choice.size) ?? AD_PLACES[place][0];
  return { ...choice, place, size };
}
