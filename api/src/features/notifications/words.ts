import { accountWords } from './words/account-words.ts';
import { conversationWords } from './words/conversation-words.ts';
import { favouriteWords } from './words/favourite-words.ts';
import { listingWords } from './words/listing-words.ts';
import { moneyWords } from './words/money-words.ts';
import { officeWords } from './words/office-words.ts';
import { promotionWords } from './words/promotion-words.ts';
import type { Words } from './words/words-of-kind.ts';

/** Kept as a kind and its parameters, worded when read: a change of language changes the old ones too. */
export const WORDS = {
  ...accountWords,
  ...conversationWords,
  ...listingWords,
  ...moneyWords,
  ...officeWords,
  ...promotionWords,
  ...favouriteWords,
};

/** By any word: a row may be of a kind that an earlier release had. */
const WORDS_OF = new Map(Object.entries<Words>(WORDS));

export const wordsOf = (kind: string): Words | undefined => WORDS_OF.get(kind);
export const pushOf = (kind: string): Words['push'] => wordsOf(kind)?.push ?? wordsOf(kind)?.mail;
export const isMailed = (kind: string): boolean => wordsOf(kind)?.mail !== undefined;
