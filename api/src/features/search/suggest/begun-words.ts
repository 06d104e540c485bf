/** The end of what is being typed, as it may complete: with the Arabic particle that is written to it, or a Latin one before it. */
export interface Begun {
  /** The words before it, to be read as a sentence; '' when there are none. */
  head: string;
  /** The words before it, as typed: with the particle that stands by itself («شقة في»). */
  said: string;
  /** Written before the name that completes it: «ب», «ل», or nothing. */
  particle: string;
  /** The beginning of a name. */
  begun: string;
}

/** Names have at most so many words: «شارع عبد الرحمن الداخل». */
const LONGEST = 4;
const LATIN_PARTICLE = /(?:^|\s)(?:in|at|near|for|to|of|fi|bi|b|bil|bel|bal|bl|fil|fel|lal|lel|lil|la|l)$/i;
const ARABIC_PARTICLE = /(?:^|\s)(?:في|فى|ب|ل|على|عند|قرب|قريب|قريبة|من|جنب|حد)$/;

/** All readings of the end of `typed`, the longest end first: «شقة بالمز» ends in «بالمز», which is «ب» before «المز». */
export function begunIn(typed: string): Begun[] {
  const words = typed.split(/\s+/).filter(Boolean);
  return Array.from(
    { length: Math.min(LONGEST, words.length) },
    (_, at) => Math.min(LONGEST, words.length) - at,
  ).flatMap((count) => {
    const before = words.slice(0, words.length - count).join(' ');
    const head = before.replace(LATIN_PARTICLE, '').replace(ARABIC_PARTICLE, '').trim();
    return apart(words.slice(-count).join(' ')).map((end) => ({ head, said: before, ...end }));
  });
}

function apart(end: string): Omit<Begun, 'head' | 'said'>[] {
  const whole = { particle: '', begun: end };
  if (/^ب(?:ال|لا)?\p{L}/u.test(end) && end.length > 2) return [whole, { particle: 'ب', begun: end.slice(1) }];
  if (end.startsWith('لل') && end.length > 2) return [whole, { particle: 'ل', begun: `ال${end.slice(2)}` }];
  return /^[لو]\p{L}{2}/u.test(end) ? [whole, { particle: end.slice(0, 1), begun: end.slice(1) }] : [whole];
}

/** «ب» before «المزة», «ل» before «الإيجار»: the particle as Arabic writes it to a name. */
export const joined = (particle: string, name: string): string =>
  particle === 'ل' && name.startsWith('ال') ? `لل${name.slice(2)}` : `${particle}${name}`;
