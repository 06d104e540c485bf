import type { Suggestion } from '@diyar/api/contracts/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#lib/api-context.ts';
import type { Search } from '../search-params.ts';

const SETTLE_MS = 180;
const SHORTEST = 2;
const NONE: Suggestion[] = [];

/** Limits of the search besides the words. */
export type Within = Readonly<Partial<Record<'transactionType' | 'category', Search[string]>>>;

/** Suggestions for the words being typed: places, categories, offices, listings. Nothing for fewer than two letters. */
export function useSuggestions(text: string, on: boolean, { transactionType, category }: Within): Suggestion[] {
  const api = useApi();
  const settled = useSettled(text.trim().slice(0, 100));
  const enabled = on && settled.length >= SHORTEST;
  const query = { query: settled, transactionType, category };
  const { data } = useQuery({
    queryKey: ['search', 'suggestions', query],
    // Help while typing: when it fails there is simply none.
    queryFn: ({ signal }) => api.get('/search/suggestions', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return enabled && text.trim().length >= SHORTEST ? (data?.items ?? NONE) : NONE;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
