import { buildLexicon, categoryEntries, placeEntries, vocabularyEntries } from '@diyar/indexer/arabic';
import { describe, expect, it } from 'vitest';
import { firstAttempt, furtherAttempts } from './attempts.ts';
import type { Recognised, SearchAnswer, SearchQuery } from './contract.ts';

const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([{ kind: 'province', key: 'aleppo', name_ar: 'حلب', name_en: 'Aleppo', rank: 1 }]),
]);

const read: Recognised[] = [{ kind: 'category', value: 'apartments', text: 'شقة', label: 'شقق' }];
type Typed = Pick<SearchQuery, 'keywords' | 'understand'>;
const queryOf = (typed: Typed): SearchQuery => ({ ...typed, attributes: {} });

const first = (typed: Typed) => firstAttempt(queryOf(typed), lexicon);
const further = (typed: Typed, recognised: Recognised[]) => furtherAttempts(queryOf(typed), lexicon, () => recognised);
const wordsOf = ({ query }: { query: SearchQuery }) => [query.keywords, query.understand ?? true];

/** Notes in the answer of an attempt that found so many listings. */
function notes(attempt: ReturnType<typeof first> | undefined, total: number, degraded = false) {
  const answer = { page: { number: 1, size: 24, total }, degraded } as SearchAnswer;
  return JSON.parse(JSON.stringify(attempt?.notes(answer)));
}

describe('the attempts of a search', () => {
  const typed = { keywords: 'شفة بحلب -بيت' };
  const meant = 'شقة بحلب -بيت';

  it('begin with the words as they came, then plain, then corrected', () => {
    expect(wordsOf(first(typed))).toEqual([typed.keywords, true]);
    expect(further(typed, read).map(wordsOf)).toEqual([
      [typed.keywords, false],
      [meant, true],
    ]);
  });

  it('begin with the words without their slips where those hid what is sought', () => {
    const knowing = buildLexicon([
      ...lexicon.entries,
      ...categoryEntries([{ slug: 'apartments', name_ar: 'شقق', name_en: 'Apartments' }]),
    ]);
    const attempt = firstAttempt(queryOf(typed), knowing);
    expect([wordsOf(attempt), attempt.isAsked, notes(attempt, 30)]).toEqual([[meant, true], false, { spelled: meant }]);
    expect(wordsOf(firstAttempt({ ...queryOf(typed), understand: false }, knowing))).toEqual([typed.keywords, false]);
    expect(wordsOf(firstAttempt({ ...queryOf(typed), category: ['villas'] }, knowing))).toEqual([typed.keywords, true]);
  });

  it('pass over plain words where nothing was read out of them', () => {
    expect(further(typed, []).map(wordsOf)).toEqual([[meant, true]]);
  });

  it('begin with the Arabic that words in Latin letters stand for, and come to those typed', () => {
    const chat = { keywords: 'sha2a lal bay3' };
    const spelled = 'شقة للبيع';
    expect(wordsOf(first(chat))).toEqual([spelled, true]);
    expect(further(chat, read).map(wordsOf)).toEqual([
      [spelled, false],
      [chat.keywords, true],
      [chat.keywords, false],
    ]);
    const [plain, asked] = further(chat, read);
    expect(notes(first(chat), 30)).toEqual({ spelled });
    expect(notes(plain, 2)).toEqual({ recognised: read, beside: { exact: 0 }, spelled });
    expect([asked?.isAsked, notes(asked, 2)]).toEqual([true, {}]);
  });

  it('say which reading they show, and suggest another where they find less than a page', () => {
    const [plain, corrected] = further(typed, read);
    expect(notes(first(typed), 24)).toEqual({});
    expect(notes(first(typed), 23)).toEqual({ suggested: meant });
    expect(notes(first(typed), 3, true)).toEqual({});
    expect(notes(plain, 24)).toEqual({ recognised: read, beside: { exact: 0 }, suggested: meant });
    expect(notes(corrected, 5)).toEqual({ corrected: meant });
  });

  it('are one where words are taken as typed, or where there are none', () => {
    expect(further({ ...typed, understand: false }, [])).toEqual([]);
    expect(wordsOf(first({ ...typed, understand: false }))).toEqual([typed.keywords, false]);
    expect(further({}, [])).toEqual([]);
  });
});
