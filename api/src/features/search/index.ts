export type { ListingCard } from './contract.ts';
export type { Condition, Criteria } from './criteria/criteria.ts';
export { type Asked, holdsWords, matches } from './criteria/listing-matches.ts';
export { readSaved, savedLabels } from './criteria/read-saved-search.ts';
export { type CardQuestion, findCards } from './find-cards.ts';
export { presentCard, presentCards } from './present/present-card.ts';
