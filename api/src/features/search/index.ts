export type { Condition } from './criteria.ts';
export { type CardQuestion, findCards } from './find-cards.ts';
export { presentCard } from './present-card.ts';
