export { withSpellings } from './added-spellings.ts';
export { fromArabizi } from './arabizi.ts';
export { isCanonicalToken } from './canonical-token.ts';
export { distance } from './distance.ts';
export {
  foldArabic,
  foldDocument,
  foldQuery,
  foldSynonyms,
  joinExcluded,
  readSearchText,
  searchText,
  splitExcluded,
} from './fold.ts';
export { foldText } from './fold-text.ts';
export { type Fragment, highlight } from './highlight.ts';
export { fromOtherKeyboard } from './keyboard.ts';
export { buildLexicon, tokensOf } from './lexicon.ts';
export { type CategoryNames, categoryEntries, ideaOf, type LexiconEntry, type LexiconKind } from './lexicon-entry.ts';
export type { Lexicon, Meaning } from './model.ts';
export { surfaces } from './paths.ts';
export { type PlaceNames, placeEntries } from './place-entries.ts';
export { soundsOf } from './sounds.ts';
export { correctSpelling } from './spelling.ts';
export { type Placed, placeWords, readUnits, type Unit } from './units.ts';
export { vocabularyEntries } from './vocabulary/index.ts';
export { LANDMARKS, type Landmark } from './vocabulary/landmarks.ts';
export { SAID_AROUND } from './vocabulary/said-around.ts';
