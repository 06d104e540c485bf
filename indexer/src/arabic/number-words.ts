/** What reads the words of a number, without a lexicon: small enough for a browser. */
export { asSpoken, foldText } from './fold-text.ts';
export { type MaybeNumber, readNumber } from './number-phrase.ts';
export { numberWord } from './numbers.ts';
