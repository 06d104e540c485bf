import { RE2JS } from 're2js';

/** Administrators write patterns and anybody's text meets them: no pattern may need more than linear time. */
export type Pattern = { matches(text: string): boolean };
export type PatternProblem = 'pattern_syntax' | 'pattern_costly';

/** States times characters; 100,000 take about 90 ms at worst. */
const MAX_COST = 100_000;
const MAX_LENGTH = 500;
/** Of a text whose attribute names no other limit. */
export const TEXT_MAX = 1_000;
const KEPT = 500;

const known = new Map<string, RE2JS | undefined>();

/**
 * The whole text must match, in the syntax of RE2: no look-around and no back-references, which linear time rules out.
 * @param maxLength of the texts it will meet: a long pattern is affordable for short ones
 */
export function readPattern(pattern: string, maxLength: number | null): Pattern | PatternProblem {
  if (pattern.length > MAX_LENGTH) return 'pattern_costly';
  const compiled = compile(pattern);
  if (!compiled) return 'pattern_syntax';
  if (compiled.programSize() * (maxLength ?? TEXT_MAX) > MAX_COST) return 'pattern_costly';
  return { matches: (text) => compiled.matches(text) };
}

function compile(pattern: string): RE2JS | undefined {
  if (known.has(pattern)) return known.get(pattern);
  if (known.size >= KEPT) known.clear();
  const compiled = tryCompile(pattern);
  known.set(pattern, compiled);
  return compiled;
}

function tryCompile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch {
    // The caller says which pattern it was; the library's own sentence is English.
    return undefined;
  }
}
