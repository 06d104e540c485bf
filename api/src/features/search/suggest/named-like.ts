import { foldText, LANDMARKS, type Landmark, type Lexicon } from '@diyar/indexer/arabic';
import { thingNames } from '@diyar/indexer/sentence';
import { type CategoryFact, type Place, type Street, type Streets, streetsNamedLike } from '#lib/catalogue/index.ts';
import { placesBegunLike, placesNamedLike } from '../../locations/index.ts';
import { categoriesNamedLike } from './categories-named-like.ts';

/** Names that a beginning may become. */
export interface NamedLike {
  places: Place[];
  categories: CategoryFact[];
  landmarks: Landmark[];
  streets: Street[];
  deals: Deal[];
}

/** A deal as it stands in a sentence. */
export interface Deal {
  slug: string;
  nameAr: string;
  nameEn: string;
}

export interface Names {
  places: Place[];
  categories: CategoryFact[];
  streets: Streets;
  lexicon: Lexicon;
}

const MOST = { places: 5, categories: 3, landmarks: 2, streets: 3 };
/** With fewer letters too much begins like them. */
const SHORTEST_LANDMARK = 3;

/** Places, categories, landmarks, streets and deals with a name that begins like that; loosely also places that hold it, or all but a letter. */
export const namedLike = (
  begun: string,
  { places, categories, streets, lexicon }: Names,
  isLoose = false,
): NamedLike => ({
  places: (isLoose ? placesNamedLike : placesBegunLike)(places, begun, MOST.places),
  categories: categoriesNamedLike(categories, begun, MOST.categories, thingNames(lexicon)),
  landmarks: landmarksNamedLike(begun),
  streets: streetsNamedLike(streets, begun, MOST.streets),
  deals: dealsNamedLike(begun),
});

export const isNothing = (named: NamedLike): boolean => Object.values(named).every((found) => found.length === 0);

const FOLDED = LANDMARKS.map((landmark) => ({
  landmark,
  names: [landmark.nameAr, landmark.nameEn, ...landmark.spellings].map((name) => foldText(name)),
}));

function landmarksNamedLike(begun: string): Landmark[] {
  const wanted = foldText(begun);
  if (wanted.length < SHORTEST_LANDMARK) return [];
  const found = FOLDED.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  return found.slice(0, MOST.landmarks).map(({ landmark }) => landmark);
}

const DEALS: readonly Deal[] = [
  { slug: 'sale', nameAr: 'للبيع', nameEn: 'for sale' },
  { slug: 'rent', nameAr: 'للإيجار', nameEn: 'for rent' },
  { slug: 'investment', nameAr: 'للاستثمار', nameEn: 'for investment' },
];
/** «لل» alone begins all of them, «ل» any word. */
const SHORTEST_DEAL = 2;

function dealsNamedLike(begun: string): Deal[] {
  const wanted = foldText(begun);
  if (wanted.length < SHORTEST_DEAL) return [];
  return DEALS.filter(({ nameAr, nameEn }) => [nameAr, nameEn].some((name) => foldText(name).startsWith(wanted)));
}
