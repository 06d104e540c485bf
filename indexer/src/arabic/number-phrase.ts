import type { NumberWord } from './numbers.ts';

export interface MaybeNumber {
  surface: string;
  number?: NumberWord | undefined;
}
export interface NumberPhrase {
  value: number;
  /** Index after the last word of the phrase. */
  to: number;
}

const isAnd = (word: MaybeNumber | undefined) => word?.surface === 'و' || word?.surface === 'and';

/** The number word at `at`, with a free-standing و before it counted in. */
function joinedAt(words: readonly MaybeNumber[], at: number): { number: NumberWord; to: number } | undefined {
  const direct = words[at]?.number;
  if (direct?.joined) return { number: direct, to: at + 1 };
  const next = words[at + 1]?.number;
  return isAnd(words[at]) && next && !next.joined ? { number: next, to: at + 2 } : undefined;
}

/** Below a thousand: ثلاثة، خمسة وعشرين، مية وخمسين، three hundred and fifty. */
function readSmall(words: readonly MaybeNumber[], from: number): NumberPhrase | undefined {
  const first = words[from]?.number;
  if (!first || first.role === 'scale' || first.role === 'part') return undefined;
  let value = first.value;
  let to = from + 1;
  if (first.role === 'digits' || (first.role === 'sum' && value >= 1000)) return { value, to };

  const next = words[to]?.number;
  if (first.role === 'one' && next && !next.joined) {
    if (next.role === 'hundred') {
      value *= 100;
      to++;
    } else if (next.value === 10) return { value: value + 10, to: to + 1 };
  }
  if (first.role === 'ten' && next?.role === 'one' && !next.joined) return { value: value + next.value, to: to + 1 };

  for (let limit = value >= 100 ? 100 : value; ; ) {
    const more = joinedAt(words, to);
    const { role } = more?.number ?? {};
    // Units come before tens in Arabic, so either may follow a hundred and only a ten may follow a unit.
    if (!more || (role !== 'one' && role !== 'ten')) break;
    // «بين تلاتين وخمسة وتلاتين» are two numbers.
    if (role === 'one' && limit < 100 && joinedAt(words, more.to)?.number.role === 'ten') break;
    if (limit < 10 ? role !== 'ten' || more.number.value < 20 : more.number.value >= limit) break;
    value += more.number.value;
    limit = more.number.value;
    to = more.to;
  }
  return { value, to };
}

const MILLION = 1_000_000;

interface Term extends NumberPhrase {
  /** The last scale in it (1000 for 50 ألف); 1 when there is none. */
  scale: number;
}

function readTerm(words: readonly MaybeNumber[], from: number): Term | undefined {
  const first = words[from]?.number;
  if (!first) return undefined;
  if (first.role === 'scale') return { value: first.value, to: from + 1, scale: first.value };
  if (first.role === 'part') {
    const scale = words[from + 1]?.number;
    if (scale?.role !== 'scale' || scale.joined) return undefined;
    return { value: first.value * scale.value, to: from + 2, scale: scale.value };
  }
  const small = readSmall(words, from);
  if (!small) return undefined;
  const term = {
    ...small,
    scale: first.role === 'sum' && first.value >= 1000 ? (first.value >= MILLION ? MILLION : 1000) : 1,
  };
  const after = words[term.to]?.number;
  if (after?.role === 'scale' && !after.joined)
    return { value: term.value * after.value, to: term.to + 1, scale: after.value };
  return term;
}

/**
 * The number that begins at `from`, in words, digits or both: «ثلاث», «خمسين ألف», «مليون ونص», «مية وخمسين ألف», «50k».
 * Undefined when none begins there. «2 و 3» stays two numbers.
 */
export function readNumber(words: readonly MaybeNumber[], from: number): NumberPhrase | undefined {
  const first = readTerm(words, from);
  if (!first) return undefined;
  let { value, to, scale } = first;
  while (scale > 1) {
    const more = joinedAt(words, to);
    if (!more) break;
    if (more.number.role === 'part') {
      value += more.number.value * scale;
      to = more.to;
      break;
    }
    const term = readTerm(words, more.to - 1);
    if (!term || term.value >= scale) break;
    // «مليون وميتين»: of thousands.
    value += scale === MILLION && term.value >= 100 && term.value < 1000 ? term.value * 1000 : term.value;
    ({ to, scale } = term);
  }
  return { value, to };
}
