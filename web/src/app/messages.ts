import type { ResourceLanguage } from 'i18next';
import type { Lang } from '../lib/language.ts';

type Files = Record<string, () => Promise<ResourceLanguage>>;

const files: Files = import.meta.glob<ResourceLanguage>(
  [
    '../ui/i18n/*.json',
    '../ui/*/i18n/*.json',
    '../map/i18n/*.json',
    './i18n/*.json',
    './pages/*/i18n/*.json',
    // Of the features, those that public pages speak; each name costs every visitor bytes. The others come with what speaks
    // them (dashboard-messages.ts, pages/listing/*-texts.ts, deferred/dialog-texts.ts, layouts/view-texts.ts).
    '../features/{accounts,compare,favourites,listings,offices,offline,places,saved-searches,sign-up-popup}/i18n/*.json',
    '../features/{office-reviews,office-team,search,statistics}/i18n/*.json',
    '../features/{search/suggest,statistics/market}/i18n/*.json',
    '!./pages/dashboard/i18n/*.json',
    '!../ui/desk/i18n/*.json',
  ],
  { import: 'default' },
);

/** `features/boosts/i18n/ar.json` → `boosts`: a namespace is named after the folder that holds its texts. */
const FILE = /([^/]+)\/i18n\/(ar|en)\.json$/;

const byName = new Map<string, { source: string; load: Files[string] }>();

/** Makes texts known by their namespace; paths as seen from this folder. */
export function addTexts(found: Files): void {
  for (const [path, load] of Object.entries(found)) {
    const source = path.startsWith('./') ? `src/app/${path.slice(2)}` : `src/${path.slice(3)}`;
    const [, namespace, lang] = FILE.exec(source) ?? [];
    byName.set(`${namespace}:${lang}`, { source, load });
  }
}
addTexts(files);

/** What the frame itself speaks; on every page. */
export const FRAME_NAMESPACES = ['app', 'ui'];

/** The texts of some namespaces in one language, each file fetched once per document. Throws on a name without a folder. */
export async function loadMessages(lang: Lang, namespaces: readonly string[]): Promise<ResourceLanguage> {
  const entries = namespaces.map(async (namespace) => {
    const file = byName.get(`${namespace}:${lang}`);
    if (!file) throw new Error(`No texts for namespace ${namespace}`);
    return [namespace, await file.load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The manifest keys of those files, for preloading. */
export function messageSources(lang: Lang, namespaces: readonly string[]): string[] {
  return namespaces.flatMap((namespace) => byName.get(`${namespace}:${lang}`)?.source ?? []);
}
