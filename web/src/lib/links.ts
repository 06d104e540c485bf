import { LANG_KEY, type Lang } from './language.ts';

const TRACKING = /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id|_gl)$/i;
const FILE = /\.(?:xml|txt)$/;

/** `path` (with or without query and hash) carrying `lang`, as every public page address must; `.xml` and `.txt` stay bare. */
export function withLang(path: string, lang: Lang): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  if (FILE.test(pathname)) return path;
  const query = new URLSearchParams(search);
  query.set(LANG_KEY, lang);
  return `${pathname}?${query}${hash}`;
}

/** The query without what advertisers append, so that one page has one address for caches and links. */
export function withoutTracking(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()]) if (TRACKING.test(key)) query.delete(key);
  const rest = query.toString();
  return rest ? `?${rest}` : '';
}
