const KEY = 'diyar.recent-categories';
const KEPT = 4;

/** Slugs of the categories this device published in last. */
export function recentCategories(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberCategory(slug: string): void {
  try {
    const next = [slug, ...recentCategories().filter((recentCategory) => recentCategory !== slug)].slice(0, KEPT);
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A convenience; without storage there is none.
  }
}
