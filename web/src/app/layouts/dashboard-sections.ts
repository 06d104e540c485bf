import { type Section, sectionsOf } from '@diyar/api/rules/sections';

export type SectionGroup = 'management' | 'office' | 'admin' | 'main';

/** The sidebar's order. An entry shows when the user's type may enter it and its feature has landed. */
const GROUPS: Record<SectionGroup, readonly Section[]> = {
  management: [
    'properties',
    'properties-new',
    'leads',
    'viewings',
    'favourites',
    'saved-searches',
    'credits',
    'credits-add',
    'boosts',
    'advertisements',
    'office-features',
    'office-register',
  ],
  office: ['dashboard', 'reports', 'office', 'subscription'],
  admin: [
    'users',
    'offices',
    'category',
    'listings-review',
    'reports-queue',
    'admin-credits',
    'payments',
    'sitemaps',
    'search',
    'statistics',
    'activity',
    'audit',
  ],
  main: ['notifications', 'settings'],
};

/** Sections whose pages are there; a line is added with the page. The others' addresses say that they open soon. */
export const LANDED: ReadonlySet<Section> = new Set<Section>([
  'properties',
  'properties-new',
  'properties-edit',
  'leads',
  'viewings',
  'saved-searches',
  'favourites',
  'notifications',
  'settings',
  'users',
  'offices',
  'listings-review',
  'sitemaps',
  'statistics',
  'reports-queue',
  'office-register',
]);

/** What the sidebar lists for a type of user. */
export function sidebarOf(type: string, landed = LANDED): { group: SectionGroup; sections: Section[] }[] {
  const permitted = new Set(sectionsOf(type));
  return (Object.keys(GROUPS) as SectionGroup[])
    .map((group) => ({
      group,
      sections: GROUPS[group].filter((section) => permitted.has(section) && landed.has(section)),
    }))
    .filter(({ sections }) => sections.length > 0);
}
