import { buildLexicon, placeEntries, vocabularyEntries } from '@diyar/indexer/arabic';
import { describe, expect, it } from 'vitest';
import { firstFound } from './attempts.ts';
import type { SearchAnswer, SearchQuery } from './contract.ts';

const lexicon = buildLexicon([
  ...vocabularyEntries,
  ...placeEntries([{ kind: 'province', key: 'aleppo', name_ar: 'حلب', name_en: 'Aleppo', rank: 1 }]),
]);

const read = [{ kind: 'category', value: 'apartments' }];
/** What one attempt is answered: so many listings, with filters read out of the words or without. */
interface Given {
  total: number;
  recognised?: object[];
  degraded?: boolean;
}

type Typed = Pick<SearchQuery, 'keywords' | 'understand'>;

/** The queries searched, in their order, and what the answer says of the reading it shows. */
async function run(typed: Typed, given: readonly Given[]) {
  const asked: SearchQuery[] = [];
  const answer = await firstFound({ ...typed, attributes: {} }, lexicon, async (query) => {
    const { total, recognised = [], degraded = false } = given[asked.length] ?? { total: 0 };
    asked.push(query);
    return { page: { number: 1, size: 24, total }, recognised, degraded, beside: null } as unknown as SearchAnswer;
  });
  const { page, degraded: _, ...notes } = answer;
  return { asked, total: page.total, notes: JSON.parse(JSON.stringify(notes)) };
}

const words = async (typed: Typed, given: readonly Given[]) =>
  (await run(typed, given)).asked.map(({ keywords, understand }) => [keywords, understand ?? true]);

describe('the attempts of a search', () => {
  const typed = { keywords: 'شفة بحلب -بيت' };
  const meant = 'شقة بحلب -بيت';

  it('end with the first that finds a listing', async () => {
    expect(await words(typed, [{ total: 1, recognised: read }])).toEqual([[typed.keywords, true]]);
    expect(await words(typed, [{ total: 0, recognised: read }, { total: 1 }])).toEqual([
      [typed.keywords, true],
      [typed.keywords, false],
    ]);
    expect(await words(typed, [{ total: 0, recognised: read }])).toEqual([
      [typed.keywords, true],
      [typed.keywords, false],
      [meant, true],
    ]);
  });

  it('pass over plain words where nothing was read out of them', async () => {
    expect(await words(typed, [])).toEqual([
      [typed.keywords, true],
      [meant, true],
    ]);
  });

  it('are made for words in Latin letters first, and then for those typed', async () => {
    const chat = { keywords: 'sha2a lal bay3' };
    const spelled = 'شقه للبيع';
    expect(await words(chat, [{ total: 0, recognised: read }])).toEqual([
      [spelled, true],
      [spelled, false],
      [chat.keywords, true],
    ]);
    expect((await run(chat, [{ total: 30, recognised: read }])).notes).toEqual({
      recognised: read,
      beside: null,
      spelled,
    });
    expect((await run(chat, [{ total: 0, recognised: read }, { total: 2 }])).notes).toEqual({
      ...{ recognised: read, beside: { exact: 0 }, spelled },
    });
    expect((await run(chat, [{ total: 0 }, { total: 2 }])).notes).toEqual({ recognised: [], beside: null });
  });

  it('say which reading they show, and suggest another where they find less than a page', async () => {
    const notes = async (...given: Given[]) => (await run(typed, given)).notes;
    expect(await notes({ total: 24 })).toEqual({ recognised: [], beside: null });
    expect(await notes({ total: 23 })).toEqual({ recognised: [], beside: null, suggested: meant });
    expect(await notes({ total: 0, recognised: read }, { total: 24 })).toEqual({
      ...{ recognised: read, beside: { exact: 0 }, suggested: meant },
    });
    expect(await notes({ total: 0 }, { total: 5 })).toEqual({ recognised: [], beside: null, corrected: meant });
  });

  it('answer as asked where none finds a listing', async () => {
    expect(await run(typed, [{ total: 0, recognised: read }])).toMatchObject({
      total: 0,
      notes: { recognised: read, beside: null },
    });
  });

  it('are one where words are taken as typed, and where PostgreSQL answers', async () => {
    expect(await words({ ...typed, understand: false }, [])).toEqual([[typed.keywords, false]]);
    expect(await words(typed, [{ total: 0, recognised: read, degraded: true }])).toEqual([[typed.keywords, true]]);
    expect((await run(typed, [{ total: 3, degraded: true }])).notes).not.toHaveProperty('suggested');
    expect(await words({}, [])).toEqual([[undefined, true]]);
  });
});
