export type { Condition, Criteria } from './criteria.ts';
export { type CardQuestion, findCards } from './find-cards.ts';
export { type Asked, holdsWords, matches } from './matches.ts';
export { presentCard, presentCards } from './present-card.ts';
export { readSaved, savedLabels } from './read-saved.ts';
