export {
  type AttributeFact,
  type Categories,
  type CategoryFact,
  type EffectiveAttribute,
  loadCategories,
} from './categories.ts';
export { choicesOf } from './choices.ts';
export {
  countryPagePath,
  type Narrowed,
  nameInFull,
  placePagePath,
  placesWithin,
  samePlace,
  sharesName,
} from './place-pages.ts';
export { nameOf, type Place, type PlaceKind, type Places } from './places.ts';
export { countOf, countsWithParts, keysWithParts } from './quarters.ts';
export { streetCalled, streetPagePath } from './street-pages.ts';
export { type Street, type Streets, streetInTown, streetLabel } from './streets.ts';
export { streetsNamedLike } from './streets-named-like.ts';

import type { Categories } from './categories.ts';
import type { Places } from './places.ts';
import type { Streets } from './streets.ts';

/** The facts every answer is worded with: places, streets, categories, attributes. */
export interface Catalogue {
  places: Places;
  streets: Streets;
  categories: Categories;
}
