import type { ResourceLanguage } from 'i18next';
import type { Lang } from '#lib/language.ts';

export type Files = Record<string, () => Promise<ResourceLanguage>>;

/** Names of the files of one language: a document speaks one, and the other's would cost every visitor a kilobyte. */
const PUBLIC: Record<Lang, { source: string; load: () => Promise<{ files: Files }> }> = {
  ar: { source: 'src/app/texts-ar.ts', load: () => import('./texts-ar.ts') },
  en: { source: 'src/app/texts-en.ts', load: () => import('./texts-en.ts') },
};

/** `features/boosts/i18n/ar.json` → `boosts`: a namespace is named after the folder that holds its texts. */
const FILE = /([^/]+)\/i18n\/(ar|en)\.json$/;

const byName = new Map<string, { source: string; load: Files[string] }>();

/** Makes texts known by their namespace; paths as seen from this folder, or from one below it. */
export function addTexts(found: Files): void {
  for (const [path, load] of Object.entries(found)) {
    const source = path.startsWith('./') ? `src/app/${path.slice(2)}` : path.replace(/^(?:\.\.\/)+/, 'src/');
    const [, namespace, lang] = FILE.exec(source) ?? [];
    byName.set(`${namespace}:${lang}`, { source, load });
  }
}

const known = new Set<Lang>();
async function knowTexts(lang: Lang): Promise<void> {
  if (known.has(lang)) return;
  addTexts((await PUBLIC[lang].load()).files);
  known.add(lang);
}

/** Namespaces of the frame itself; on every page. */
export const FRAME_NAMESPACES = ['app', 'ui'];

/** The texts of some namespaces in one language, each file fetched once per document. Throws on a name without a folder. */
export async function loadMessages(lang: Lang, namespaces: readonly string[]): Promise<ResourceLanguage> {
  await knowTexts(lang);
  const entries = namespaces.map(async (namespace) => {
    const file = byName.get(`${namespace}:${lang}`);
    if (!file) throw new Error(`No texts for namespace ${namespace}`);
    return [namespace, await file.load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The manifest keys of those files and of their names, for preloading; of what has been loaded in that language. */
export function messageSources(lang: Lang, namespaces: readonly string[]): string[] {
  return [PUBLIC[lang].source, ...namespaces.flatMap((namespace) => byName.get(`${namespace}:${lang}`)?.source ?? [])];
}
