import { describe, expect, it } from 'vitest';
import { missedWords } from './missed-words.ts';

describe('words that no listing answers', () => {
  const asked = { keywords: 'شقة للبيع لخطيبتي' };
  const answer = {
    page: { number: 1, size: 24, total: 30 },
    degraded: false,
    ranked: null,
    keywords: 'لخطيبتي',
  };
  const none = { ...answer, page: { ...answer.page, total: 0 } };

  it('are all of them where nothing was found', () => {
    expect(missedWords(asked, none)).toBe(asked.keywords);
    expect(missedWords({}, none)).toBeUndefined();
  });

  it('are those that order a list, where none of it holds them', () => {
    expect(missedWords(asked, { ...answer, ranked: { words: 'لخطيبتي', holding: 0, whole: 30 } })).toBe('لخطيبتي');
    expect(missedWords(asked, { ...answer, ranked: { words: 'لخطيبتي', holding: 2, whole: 30 } })).toBeUndefined();
    expect(missedWords(asked, answer)).toBeUndefined();
  });

  it('are none of an answer of PostgreSQL', () => {
    expect(missedWords(asked, { ...none, degraded: true })).toBeUndefined();
  });
});
