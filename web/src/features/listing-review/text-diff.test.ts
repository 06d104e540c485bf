import { describe, expect, it } from 'vitest';
import { textDiff } from './text-diff.ts';

const before = (pieces: ReturnType<typeof textDiff>) =>
  pieces.filter(({ kind }) => kind !== 'new').map(({ text }) => text);
const after = (pieces: ReturnType<typeof textDiff>) =>
  pieces.filter(({ kind }) => kind !== 'gone').map(({ text }) => text);

describe('what became of a text', () => {
  it('names the words that went and came', () => {
    expect(textDiff('شقة للبيع في المزة', 'شقة للإيجار في المزة')).toEqual([
      { kind: 'same', text: 'شقة ' },
      { kind: 'gone', text: 'للبيع ' },
      { kind: 'new', text: 'للإيجار ' },
      { kind: 'same', text: 'في المزة' },
    ]);
  });

  it.each([
    ['one two three', 'zero one two four three'],
    ['سطر أول\n\nسطر ثانٍ', 'سطر أول\n\nسطر ثالث مع 0944 123 456'],
    ['', 'new'],
    ['old', ''],
    ['  spaced  out ', 'spaced out'],
    ['same', 'same'],
  ])('loses nothing of either: %j → %j', (old, now) => {
    const pieces = textDiff(old, now);
    expect(before(pieces).join('')).toBe(old);
    expect(after(pieces).join('')).toBe(now);
  });

  it('says so when nothing changed', () => {
    expect(textDiff('same words', 'same words')).toEqual([{ kind: 'same', text: 'same words' }]);
  });
});
