export type { Recognised } from './reading.ts';
export { type SentenceContext, type Understood, understand } from './understand.ts';
