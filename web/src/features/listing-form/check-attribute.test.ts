import { describe, expect, it } from 'vitest';
import { quickPattern } from './check-attribute.ts';

describe('quickPattern', () => {
  it.each(['[A-Z]{2}\\d{4}', '\\p{L}+ \\d+', '(?:BMW|Kia)-\\d{1,4}', ''])('runs %s in the browser', (pattern) => {
    expect(quickPattern(pattern)).toBeInstanceOf(RegExp);
  });

  it.each(['(a+)+', '(?:a|a)*b', '(x{1,9}){1,9}y', '.*.*.*x', '(?:a?){30}a', '(?P<year>\\d)', '['])(
    'leaves %s to the server',
    (pattern) => {
      expect(quickPattern(pattern)).toBeUndefined();
    },
  );
});
