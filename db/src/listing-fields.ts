/**
 * The standard fields of a listing beside its texts, price and place: one row each, named as its column. Forms, checks, documents, filters,
 * tables and triggers walk these rows, or the lists made of them below, in this order. Free of Node: browsers read them too.
 */
type ListingField = {
  /** How a search asks: from one figure to another, for so many (or at least so many), for some of the choices. */
  filter?: 'range' | 'counts' | 'choices';
  /** Read out of title and description where its owner left it empty. A "no" there contradicts a choice: «غير مفروشة» is no furnished flat. */
  inText?: true;
  /** Its change is told to those who saved the listing. */
  isNews?: true;
} & (
  | { kind: 'size' }
  /** `fault` is the code of a number out of bounds; `offers`: the filter has a button for each number from the first to "the second and more". */
  | { kind: 'whole'; min: number; max: number; fault: string; offers?: readonly [number, number] }
  /** Words as the wire has them; columns have them in snake case. */
  | { kind: 'choice'; of: readonly string[] }
);

export const LISTING_FIELDS = {
  /** Square metres, two decimals. */
  area: { kind: 'size', filter: 'range', inText: true, isNews: true },
  bedrooms: {
    kind: 'whole',
    min: 1,
    max: 99,
    fault: 'bedrooms_positive',
    filter: 'counts',
    offers: [0, 5],
    inText: true,
    isNews: true,
  },
  bathrooms: {
    kind: 'whole',
    min: 1,
    max: 99,
    fault: 'bathrooms_positive',
    filter: 'counts',
    offers: [1, 4],
    inText: true,
    isNews: true,
  },
  /** A studio has 0. */
  rooms: { kind: 'whole', min: 0, max: 999, fault: 'rooms_positive', filter: 'counts', inText: true, isNews: true },
  /** Down to the ninth cellar; 0 is the ground floor. */
  floor: { kind: 'whole', min: -9, max: 200, fault: 'floor_range', filter: 'range', inText: true },
  floors: { kind: 'whole', min: 1, max: 200, fault: 'floors_range' },
  furnishing: {
    kind: 'choice',
    of: ['furnished', 'semiFurnished', 'unfurnished'],
    filter: 'choices',
    inText: true,
  },
  availability: { kind: 'choice', of: ['available', 'comingSoon', 'underConstruction'], filter: 'choices' },
} as const satisfies Record<string, ListingField>;

type Fields = typeof LISTING_FIELDS;
/** Names of the rows that have this. */
type NameOf<Part> = { [Name in keyof Fields]: Fields[Name] extends Part ? Name : never }[keyof Fields];

export type ListingFieldName = keyof Fields;
export type CountedField = NameOf<{ filter: 'counts' }>;
export type OfferedCount = NameOf<{ offers: readonly number[] }>;
export type WholeField = NameOf<{ kind: 'whole' }>;
export type FigureField = NameOf<{ filter: 'range' | 'counts' }>;
export type FigureInText = NameOf<{ filter: 'range' | 'counts'; inText: true }>;
export type ChoiceField = NameOf<{ kind: 'choice' }>;
export type ChoiceInText = NameOf<{ kind: 'choice'; inText: true }>;
/** Codes of a whole number out of bounds. */
export type WholeFault = Fields[WholeField]['fault'];

/** An object with a value for each of the keys. */
export const eachOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as ListingFieldName[];
const fieldsWhere = <Name extends ListingFieldName>(holds: (row: ListingField) => boolean) =>
  FIELD_NAMES.filter((name) => holds(LISTING_FIELDS[name])) as Name[];

export const SEARCHED_FIELDS = fieldsWhere(({ filter }) => filter !== undefined);
export const NEWS_FIELDS = fieldsWhere(({ isNews = false }) => isNews);
export const WHOLE_FIELDS = fieldsWhere<WholeField>(({ kind }) => kind === 'whole');
/** Numbers of rooms: a search asks for so many, or for at least so many. */
export const COUNTED_FIELDS = fieldsWhere<CountedField>(({ filter }) => filter === 'counts');
/** The same as pages name them: all rooms before those of one use. */
export const COUNTED_AS_READ: CountedField[] = ['rooms', ...COUNTED_FIELDS.filter((name) => name !== 'rooms')];
export const OFFERED_COUNTS = fieldsWhere<OfferedCount>((row) => 'offers' in row);
/** Numbers that a search asks for: square metres, counts, the floor. */
export const FIGURE_FIELDS = fieldsWhere<FigureField>(({ filter }) => filter === 'range' || filter === 'counts');
export const FIGURES_IN_TEXT = FIGURE_FIELDS.filter((name): name is FigureInText => 'inText' in LISTING_FIELDS[name]);
export const CHOICE_FIELDS = fieldsWhere<ChoiceField>(({ kind }) => kind === 'choice');
/** The words of each choice. */
export const CHOICES = eachOf(CHOICE_FIELDS, (name) => LISTING_FIELDS[name].of) as {
  [Name in ChoiceField]: Fields[Name]['of'];
};
export const CHOICES_IN_TEXT = CHOICE_FIELDS.filter((name): name is ChoiceInText => 'inText' in LISTING_FIELDS[name]);

/**
 * What a category's listings may carry besides texts, photos and attributes. `price_*` are the price kinds its form offers; `exact_point`
 * asks for a place on the map, without it the city's centre is an accepted point.
 */
export const CARRIES = [
  'price_amount',
  'price_negotiable',
  'price_salary',
  'price_free',
  'price_on_request',
  'price_period',
  ...FIELD_NAMES,
  'features',
  'proximities',
  'exact_point',
] as const;

/** A choice, or a kind of distance, as its column has it: `semiFurnished` is `semi_furnished` there. */
export const stored = (word: string): string => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The same word as the wire has it. */
export const wired = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
