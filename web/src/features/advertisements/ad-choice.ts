import {
  AD_MOST_DAYS,
  AD_PLACE_NAMES,
  AD_PLACES,
  AD_PRIORITIES,
  AD_SIZE_NAMES,
  type AdChoice,
  hasRoom,
} from '@diyar/api/rules/advertisements';

export const FIRST_CHOICE: AdChoice = { place: 'search_results', size: 'small', priority: 1, days: 30 };

/** The choice at another place, in the size it has where that has room, or in the first that has. */
export function atPlace(choice: AdChoice, name: string): AdChoice {
  const place = AD_PLACE_NAMES.find((known) => known === name) ?? choice.place;
  const size = AD_PLACES[place].find((known) => known === choice.size) ?? AD_PLACES[place][0];
  return { ...choice, place, size };
}

/** A choice as an address carries it, from the calculator to the form; whatever is missing or wrong is as in `first`. */
export function choiceIn(values: Partial<Record<keyof AdChoice, string>>, first: AdChoice): AdChoice {
  const place = AD_PLACE_NAMES.find((name) => name === values.place) ?? first.place;
  const size = AD_SIZE_NAMES.find((name) => name === values.size) ?? first.size;
  const priority = AD_PRIORITIES.find(({ level }) => String(level) === values.priority)?.level ?? first.priority;
  const days = Number(values.days);
  const isLong = Number.isInteger(days) && days >= 1 && days <= AD_MOST_DAYS;
  if (!hasRoom(place, size)) return first;
  return { place, size, priority, days: isLong ? days : first.days };
}
