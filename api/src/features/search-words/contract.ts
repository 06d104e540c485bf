import { z } from 'zod';
import { endpoint, number, Page } from '#lib/endpoint.ts';

const MOST_SPELLINGS = 30;
export const Spelling = z.string().trim().min(2).max(60);
const Spellings = z.array(Spelling).max(MOST_SPELLINGS);
/** The version that the administrator saw: a list that is another by now is not overwritten. */
const before = z.array(z.string()).max(200);

export const SearchWord = z.object({
  id: z.uuid(),
  /** What is spelt: a word of the vocabulary, a category, or a word of its own. */
  kind: z.enum(['vocabulary', 'category', 'own']),
  /** As the vocabulary spells it, in both languages where it knows both; the first spelling of a word of its own. */
  word: z.string(),
  spellings: z.array(z.string()),
});
export type SearchWord = z.infer<typeof SearchWord>;

export const SearchPlace = z.object({
  id: z.uuid(),
  kind: z.enum(['province', 'city', 'neighborhood']),
  nameAr: z.string(),
  nameEn: z.string(),
  /** Where it lies, in the caller's language; null for a governorate. */
  within: z.string().nullable(),
  spellings: z.array(z.string()),
});
export type SearchPlace = z.infer<typeof SearchPlace>;

const shared = { access: 'search', tag: 'search-words' } as const;
const params = z.strictObject({ id: z.uuid() });
const word = z.object({ word: SearchWord });

export const listWords = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/search-words',
  summary: 'Spellings that administrators added, by word',
  data: z.object({ words: z.array(SearchWord) }),
});
export const createWord = endpoint({
  ...shared,
  method: 'POST',
  path: '/admin/search-words',
  summary: 'Add spellings of a word: of one the search knows, or of a new one. Search and index follow by themselves',
  idempotency: 'honoured',
  body: z.strictObject({ id: z.uuid(), word: Spelling, spellings: Spellings.min(1) }),
  data: word,
  errors: ['word_is_place', 'word_is_ambiguous', 'word_has_spellings', 'spelling_taken', 'spelling_says_nothing'],
});
export const updateWord = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/search-words/:id',
  summary: 'Replace the added spellings of a word',
  params,
  body: z.strictObject({ spellings: Spellings.min(1), before }),
  data: word,
  errors: ['search_word_not_found', 'spellings_changed', 'spelling_taken', 'spelling_says_nothing'],
});
export const deleteWord = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/admin/search-words/:id',
  summary: 'Take the added spellings of a word away',
  params,
  data: z.null(),
  errors: ['search_word_not_found'],
});
export const listSearchPlaces = endpoint({
  ...shared,
  method: 'GET',
  path: '/admin/search-places',
  summary: 'Places by name or spelling, with their further spellings',
  query: z.strictObject({
    query: z.string().trim().max(60).optional(),
    page: number(z.number().int().min(1).max(1_000)),
  }),
  data: z.object({ places: z.array(SearchPlace), page: Page }),
});
export const updateSearchPlace = endpoint({
  ...shared,
  method: 'PUT',
  path: '/admin/search-places/:id',
  summary: 'Replace the further spellings of a place. Search and index follow by themselves',
  params,
  body: z.strictObject({ spellings: Spellings, before }),
  data: z.object({ place: SearchPlace }),
  errors: ['search_place_not_found', 'spellings_changed', 'spelling_taken', 'spelling_says_nothing'],
});
