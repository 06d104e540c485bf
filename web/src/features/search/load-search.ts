import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';
import type { Api } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { type Answer, type AnswerDeps, askSearch } from './answers.ts';
import { BASE_PARTS, readParts } from './parts.ts';
import { placeRowsQuery } from './places.ts';
import { inForce } from './readings.ts';
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
  const asked = firstOf(search, 'category');
  const surroundings = (of: Search) => {
    const places = placesOf(of);
    return Promise.all([
      // The list is worth showing without its quick links.
      queryClient.ensureQueryData(categoryNavQuery(context, firstOf(of, 'category'))).catch(() => undefined),
      // Neither does it need the places' boxes.
      places.length > 0 && queryClient.prefetchQuery(placeRowsQuery(api, queryClient, places)),
    ]);
  };
  const [answered, [nav]] = await Promise.all([askWithoutRefused({ api, queryClient }, search), surroundings(search)]);
  const shown = inForce(queryClient, answered.search);
  if (!sameSearch(shown, answered.search)) await surroundings(shown);
  // Read from whole trees and lists that the page does not need.
  for (const queryKey of [structureQuery(api).queryKey, ['locations']]) queryClient.removeQueries({ queryKey });

  const read = onPages(answered.search, answered.answer);
  const isKnown = asked && firstOf(answered.search, 'category') === asked;
  const slug = isKnown && nav && !nav.carries ? await presentSlug(api, asked) : asked;
  const proper = slug === asked ? read : withSlug(read, asked, slug);
  if (sameSearch(proper, search)) return;
  // Browsers end a chain of redirects with an error: whatever is to be put right is put right at once.
  const isForGood = slug !== asked && sameSearch(read, search);
  throw redirect(withLang(searchPath(proper), lang), isForGood ? 301 : 302);
}

/** The last page for those past it. */
function onPages(search: Search, { rows }: Answer): Search {
  const { lastPage, page } = rows;
  const isPastEnd = page.total > 0 && pageOf(search) > lastPage;
  return isPastEnd ? withValues(search, { page: lastPage > 1 ? String(lastPage) : undefined }) : search;
}

/** A category that the tree does not hold under this slug may have had it once: its addresses move for good. */
const presentSlug = async (api: Api, asked: string): Promise<string> =>
  (await api.get('/categories/:id', { params: { id: asked } })).category.slug;

const withSlug = (search: Search, from = '', to = ''): Search =>
  withValues(search, { category: valuesOf(search, 'category').map((slug) => (slug === from ? to : slug)) });

/** The answer, if need be to the search without the values that the API does not know. */
async function askWithoutRefused(deps: AnswerDeps, search: Search): Promise<{ search: Search; answer: Answer }> {
  try {
    return { search, answer: await ask(deps, search) };
  } catch (error) {
    const without = withoutRefused(search, error);
    if (!without) throw error;
    return askWithoutRefused(deps, without);
  }
}

/** By the hooks of the page; what they asked for is at hand afterwards. */
async function ask(deps: AnswerDeps, search: Search): Promise<Answer> {
  const { searchOnServer } = await import('./server-search.tsx');
  const answer = await askSearch(deps, { search, ...readParts(BASE_PARTS) });
  await searchOnServer(deps, inForce(deps.queryClient, search));
  return answer;
}
