import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import type { Api } from '../../lib/api-client.ts';
import type { Lang } from '../../lib/language.ts';
import { withLang } from '../../lib/links.ts';
import { type Answer, type AnswerDeps, askSearch } from './answers.ts';
import { BASE_PARTS, readParts } from './parts.ts';
import { placeRowsQuery } from './places.ts';
import { withRecognised } from './recognised.ts';
import { withoutRefused } from './search-error.ts';
import { parseSearch, type Search } from './search-params.ts';
import { firstOf, pageOf, placesOf, sameSearch, searchPath, valuesOf, withValues } from './search-state.ts';
import { categoryNavQuery, structureQuery } from './structure.ts';

type Context = { api: Api; queryClient: QueryClient; lang: Lang; url: URL };

/** On the server everything the page's HTML shows; in the browser the page asks by itself, and shows its skeleton meanwhile. */
export async function loadSearch(context: Context): Promise<void> {
  if (!import.meta.env.SSR) return;
  const { api, queryClient, lang, url } = context;
  const search = parseSearch(url.search);
  const goTo = (other: Search) => redirect(withLang(searchPath(other), lang));

  const places = placesOf(search);
  const asked = firstOf(search, 'category');
  const [answer, nav] = await Promise.all([
    ask({ api, queryClient }, search).catch((error) => {
      const without = withoutRefused(search, error);
      throw without ? goTo(without) : error;
    }),
    // The list is worth showing without its quick links.
    queryClient.ensureQueryData(categoryNavQuery(context, asked)).catch(() => undefined),
    // Neither does it need the places' boxes.
    places.length > 0 && queryClient.prefetchQuery(placeRowsQuery(api, queryClient, places)),
  ]);
  // Read from whole trees and lists that the page does not need.
  for (const queryKey of [structureQuery(api).queryKey, ['locations']]) queryClient.removeQueries({ queryKey });

  if (asked && nav && !nav.carries) await moveFromFormerSlug(context, search, asked);

  const read = withRecognised(search, answer.rows);
  // What was corrected has to be said on the page; there the address is put right in place.
  if (read && !answer.rows.corrected && !answer.rows.spelled && !sameSearch(read, search)) throw goTo(read);
  const { lastPage, page } = answer.rows;
  if (page.total > 0 && pageOf(search) > lastPage)
    throw goTo(withValues(search, { page: lastPage > 1 ? String(lastPage) : undefined }));
}

/** A category that the tree does not hold under this slug may have had it once: its addresses move for good. */
async function moveFromFormerSlug({ api, lang }: Context, search: Search, asked: string): Promise<void> {
  const { category } = await api.get('/categories/:id', { params: { id: asked } });
  if (category.slug === asked) return;
  const now = valuesOf(search, 'category').map((slug) => (slug === asked ? category.slug : slug));
  throw redirect(withLang(searchPath(withValues(search, { category: now })), lang), 301);
}

/** By the hooks of the page; what they asked for is at hand afterwards. */
async function ask(deps: AnswerDeps, search: Search): Promise<Answer> {
  const { searchOnServer } = await import('./server-search.tsx');
  await searchOnServer(deps, search);
  return askSearch(deps, { search, ...readParts(BASE_PARTS) });
}
