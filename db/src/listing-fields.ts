/**
 * The standard fields of a listing that a category may carry, beside its price and place: named after their columns. Forms, checks,
 * documents, filters and comparisons are made of these lists. Free of Node: browsers read them too.
 */

/** Numbers of rooms: a search asks for so many, or for at least so many. */
export const COUNTED_FIELDS = ['bedrooms', 'bathrooms', 'rooms'] as const;
/** Whole numbers: a studio has 0 rooms; floors go down to the ninth cellar. `code` is the fault of a number out of bounds. */
export const WHOLE_NUMBERS = {
  bedrooms: { min: 1, max: 99, code: 'bedrooms_positive' },
  bathrooms: { min: 1, max: 99, code: 'bathrooms_positive' },
  rooms: { min: 0, max: 999, code: 'rooms_positive' },
  floor: { min: -9, max: 200, code: 'floor_range' },
  floors: { min: 1, max: 200, code: 'floors_range' },
} as const;
export const WHOLE_FIELDS = [...COUNTED_FIELDS, 'floor', 'floors'] as const;
/** Numbers that a search asks for and that a text may say: counts, square metres, the floor. */
export const FIGURE_FIELDS = ['area', ...COUNTED_FIELDS, 'floor'] as const;
/** One of a few words, as the wire has them; columns have them in snake case. */
export const CHOICES = {
  furnishing: ['furnished', 'semiFurnished', 'unfurnished'],
  availability: ['available', 'comingSoon', 'underConstruction'],
} as const;
export const CHOICE_FIELDS = ['furnishing', 'availability'] as const;

/** Choices that a text may say, and a "no" in it contradicts: «غير مفروشة» is no furnished flat. */
export const INFERRED_CHOICES = ['furnishing'] as const satisfies readonly (typeof CHOICE_FIELDS)[number][];

export type CountedField = (typeof COUNTED_FIELDS)[number];
export type WholeField = (typeof WHOLE_FIELDS)[number];
export type FigureField = (typeof FIGURE_FIELDS)[number];
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

/** An object with a value for each of the keys. */
export const eachOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
