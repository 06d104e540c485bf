/**
 * The standard fields of a listing beside its texts, price and place: one row each, named as its column. Forms, checks, documents, filters,
 * tables and triggers walk these rows, or the lists made of them below, in this order. Free of Node: browsers read them too.
 */
type Kind =
  /** Two decimals; a search asks for a range. */
  | { kind: 'size' }
  /** A search asks for so many, or for at least so many; `offers`: by a button for each number from the first to "the second and more";
   * `within`: what it counts is part of what that field counts. */
  | { kind: 'count'; min: number; max: number; offers?: readonly [number, number]; within?: string }
  /** A search asks for a range, unless the field is not searched. */
  | { kind: 'level'; min: number; max: number; isSearched?: false }
  /** A word of these, as the wire has them; columns have them in snake case. A search asks for some of them. */
  | { kind: 'choice'; of: readonly string[] };

type ListingField = Kind & {
  /** Read out of title and description where its owner left it empty. A "no" there contradicts a choice: «غير مفروشة» is no furnished flat. */
  inText?: true;
  /** Its change is told to those who saved the listing. */
  isNews?: true;
};

export const LISTING_FIELDS = {
  /** Square metres. */
  area: { kind: 'size', inText: true, isNews: true },
  bedrooms: { kind: 'count', min: 1, max: 99, offers: [0, 5], within: 'rooms', inText: true, isNews: true },
  bathrooms: { kind: 'count', min: 1, max: 99, offers: [1, 4], inText: true, isNews: true },
  /** A studio has 0. */
  rooms: { kind: 'count', min: 0, max: 999, inText: true, isNews: true },
  /** Down to the ninth cellar; 0 is the ground floor. */
  floor: { kind: 'level', min: -9, max: 200, inText: true },
  floors: { kind: 'level', min: 1, max: 200, isSearched: false },
  furnishing: { kind: 'choice', of: ['furnished', 'semiFurnished', 'unfurnished'], inText: true },
  availability: { kind: 'choice', of: ['available', 'comingSoon', 'underConstruction'] },
} as const satisfies Record<string, ListingField>;

type Fields = typeof LISTING_FIELDS;
/** Names of the rows that have this. */
type NameOf<Part> = { [Name in keyof Fields]: Fields[Name] extends Part ? Name : never }[keyof Fields];

export type ListingFieldName = keyof Fields;
export type CountedField = NameOf<{ kind: 'count' }>;
export type OfferedCount = NameOf<{ offers: readonly number[] }>;
export type WholeField = NameOf<{ min: number }>;
export type ChoiceField = NameOf<{ kind: 'choice' }>;
export type SearchedField = Exclude<ListingFieldName, NameOf<{ isSearched: false }>>;
export type FigureField = Exclude<SearchedField, ChoiceField>;
export type FieldInText = NameOf<{ inText: true }>;

/** An object with a value for each of the keys. */
export const eachOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as ListingFieldName[];
export const isListingField = (name: string): name is ListingFieldName => Object.hasOwn(LISTING_FIELDS, name);
// The mark lets a page leave out the lists it does not use.
/* @__NO_SIDE_EFFECTS__ */
const fieldsWhere = <Name extends ListingFieldName>(holds: (row: ListingField) => boolean) =>
  FIELD_NAMES.filter((name) => holds(LISTING_FIELDS[name])) as Name[];

export const WHOLE_FIELDS = fieldsWhere<WholeField>((row) => 'min' in row);
/** Numbers of rooms. */
export const COUNTED_FIELDS = fieldsWhere<CountedField>(({ kind }) => kind === 'count');
export const OFFERED_COUNTS = fieldsWhere<OfferedCount>((row) => 'offers' in row);
export const CHOICE_FIELDS = fieldsWhere<ChoiceField>(({ kind }) => kind === 'choice');
export const SEARCHED_FIELDS = fieldsWhere<SearchedField>((row) => !('isSearched' in row));
/** Numbers that a search asks for: square metres, counts, the floor. */
export const FIGURE_FIELDS = fieldsWhere<FigureField>((row) => row.kind !== 'choice' && !('isSearched' in row));
export const NEWS_FIELDS = fieldsWhere(({ isNews = false }) => isNews);
export const isInText = <Name extends ListingFieldName>(name: Name): name is Name & FieldInText =>
  'inText' in LISTING_FIELDS[name];
/** The count that this one is a part of: bedrooms are rooms. */
export const wholeOf = (name: CountedField): CountedField | undefined => {
  const row: ListingField = LISTING_FIELDS[name];
  return COUNTED_FIELDS.find((whole) => 'within' in row && row.within === whole);
};
/** Counts as a page names them: all rooms before those of one use. */
export const countsAsRead = (): CountedField[] => ['rooms', ...COUNTED_FIELDS.filter((name) => name !== 'rooms')];

type Choices = { [Name in ChoiceField]: Fields[Name]['of'] };
/** The words of each choice. */
export const CHOICES = eachOf(CHOICE_FIELDS, (name) => LISTING_FIELDS[name].of) as Choices;
export type ChoiceWord = Choices[ChoiceField][number];
