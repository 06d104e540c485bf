import { describe, expect, it } from 'vitest';
import { readPattern } from './linear-pattern.ts';

const read = (pattern: string, maxLength: number | null = null) => {
  const found = readPattern(pattern, maxLength);
  return typeof found === 'string' ? expect.fail(found) : found;
};

describe('readPattern', () => {
  it('holds the whole text against it', () => {
    const plate = read('[A-Z]{2}-?\\d{4}');
    expect(['AB-1234', 'AB1234'].map(plate.matches)).toEqual([true, true]);
    expect(['xAB-1234', 'AB-12345', 'AB-1234\n'].map(plate.matches)).toEqual([false, false, false]);
    expect(read('كيا|\\p{Lu}\\w+').matches('كيا')).toBe(true);
  });

  // A matcher that goes back and tries again does not come to an end with such a text.
  it.each(['(a+)+', '(a|a)*b', '(.*)*(.*)*(.*)*x', '(x+x+)+y'])('answers %s, whatever the text', (pattern) => {
    expect(read(pattern).matches(`${'a'.repeat(999)}!`)).toBe(false);
  });

  it.each(['(?=a)b', '(a)\\1', '[', '(a'])('refuses %s, which linear time rules out or nothing can read', (pattern) => {
    expect(readPattern(pattern, null)).toBe('pattern_syntax');
  });

  it('takes a long pattern for short texts only', () => {
    expect(readPattern('(\\p{L}?){200}', null)).toBe('pattern_costly');
    expect(read('(\\p{L}?){200}', 50).matches('دمشق')).toBe(true);
    expect(readPattern('a'.repeat(501), 10)).toBe('pattern_costly');
  });
});
