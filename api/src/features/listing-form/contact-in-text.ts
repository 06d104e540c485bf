import { latinDigits } from '#rules/digits.ts';

// None of these may start a search of its own at each letter: texts are long, and people send what they like.
const LINK = /https?:\/\/|www\.|[a-z0-9-]{2}\.(?:com|net|org|info|biz|sy|me|io|co|app|site|shop)\b|wa\.me|t\.me\//i;
const NUMBERS = /\+?\d[\d\s.()/-]*/g;
/** Mobile and land lines of Syria, with or without the country, and anything written as an international number. */
const PHONE = /^(?:(?:\+|00)\d{9,14}|0\d{8,9}|963\d{8,9}|9\d{8})$/;
const PRICE = /\d{2}\s{0,3}(?:[$€]|دولار|ليرة|ليره|ل\.?\s?س|usd|syp|مليون|ألف)|[$€]\s{0,3}\d{2}/i;

/** Telephone numbers as they are written there: digits of any script, spaced and dotted as people do to hide them. */
export const phonesIn = (text: string): string[] =>
  [...latinDigits(text).matchAll(NUMBERS)].flatMap(({ 0: found, index }) =>
    PHONE.test(found.replace(/[\s.()/-]/g, '')) ? [text.slice(index, index + found.length).trim()] : [],
  );

export const hasPhone = (text: string): boolean => phonesIn(text).length > 0;

/** A link within a text. */
export const linksIn = (text: string): string[] => text.split(/\s+/).filter((word) => LINK.test(word));

export const hasLink = (text: string): boolean => LINK.test(text);

export const hasPrice = (text: string): boolean => PRICE.test(latinDigits(text));
