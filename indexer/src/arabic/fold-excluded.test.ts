import { describe, expect, it } from 'vitest';
import { joinExcluded, readSearchText, searchText, splitExcluded } from './fold.ts';
import { buildLexicon } from './lexicon.ts';
import { vocabularyEntries } from './vocabulary/index.ts';

describe('words behind a minus', () => {
  it.each([
    ['villa -apartment', 'villa ', ['apartment']],
    ['فيلا −شقة', 'فيلا ', ['شقة']],
    ['-شقة -شقة -مفروشة', '', ['شقة', 'مفروشة']],
    ['-شقة فيلا', 'فيلا', ['شقة']],
  ])('%s', (text, wanted, excluded) => {
    expect(splitExcluded(text)).toEqual({
      wanted: expect.stringMatching(new RegExp(`^${wanted.trim()} *$`)),
      excluded,
    });
  });

  it.each(['فيلا - شقة', 'نصف-مفروشة', '-50', 'شقة -2غرف', '--', 'a–b', 'سعر 10-20'])(
    'a dash stays a dash: %s',
    (text) => {
      expect(splitExcluded(text)).toEqual({ wanted: text, excluded: [] });
    },
  );

  it('come back behind what is wanted', () => {
    expect(joinExcluded(' villa ', ['apartment', 'شقة'])).toBe('villa -apartment -شقة');
    expect(joinExcluded('', ['شقة'])).toBe('-شقة');
  });

  it('are folded like any other word, and leave the last wanted one unfinished', () => {
    const lexicon = buildLexicon(vocabularyEntries);
    const text = (typed: string) => readSearchText(searchText(typed, lexicon));
    const [apartment] = text('شقة ').words;
    expect(text('-الشقق فيلا زقزق')).toMatchObject({ excluded: [apartment], isOpen: true });
    expect(text('-الشقق فيلا زقزق').words).toEqual(text('فيلا زقزق').words);
    expect(text('-شقة -شقة')).toEqual({ words: [], excluded: [apartment], isOpen: false });
  });
});
