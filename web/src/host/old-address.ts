import { isLegacyRoot, isSearchPath } from '@diyar/api/rules/place-address';
import { LANG_KEY, type Lang } from '#lib/language.ts';
import { withLang, withoutTracking } from '#lib/links.ts';
import type { Site } from '#lib/site.ts';
import type { InProcessCall } from './in-process-transport.ts';

/** Nothing can be known now (the API is away); or another address for what was asked: moved there for good, or shown at the asked one while search engines are told of the double. */
export type OldAddress =
  | { isUnknown: true }
  | { movedTo: string }
  | { shows: URL; double: NonNullable<Site['double']> };

const pathOf = (url: URL) => url.pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** Whether reading the address takes a call to the API. */
export function mayBeOld(url: URL): boolean {
  const path = pathOf(url);
  return isLegacyRoot(path) || isSearchPath(path);
}

/** Today's address of an old one; undefined for all others, which cost nothing here. */
export async function oldAddressOf(url: URL, lang: Lang, call: InProcessCall): Promise<OldAddress | undefined> {
  if (!mayBeOld(url)) return undefined;
  const path = pathOf(url);
  const filters = new URLSearchParams(withoutTracking(url.search));
  filters.delete(LANG_KEY);
  const { statusCode, body } = await call({
    method: 'GET',
    path: '/api/places/redirect',
    query: { path, query: filters.toString().slice(0, 2000) },
    lang,
  });
  if (statusCode >= 500) return { isUnknown: true };
  const answer = (typeof body === 'string' ? JSON.parse(body) : body) as {
    data: { to: string | null; canonical: string | null } | null;
  };
  const { to, canonical } = answer.data ?? { to: null, canonical: null };
  if (!to) return undefined;
  if (!canonical) return { movedTo: withLang(to, lang) };
  return { shows: new URL(withLang(to, lang), url), double: { path: to, canonical } };
}
