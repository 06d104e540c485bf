import { mayEnter, type NamedScreen, SCREENS } from './screens.ts';

export type SidebarGroup = 'management' | 'office' | 'admin' | 'main';

/** The sidebar's order: names of screens that have an entry. */
export const SIDEBAR: Record<SidebarGroup, readonly string[]> = {
  management: [
    'properties',
    'properties-new',
    'properties-priority',
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
    'listings',
    'reports-queue',
    'advertisements-review',
    'appeals',
    'messages',
    'announcements',
    'mails',
    'admin-credits',
    'payments',
    'payees',
    'plans',
    'sitemaps',
    'search',
    'statistics',
    'activity',
    'audit',
  ],
  main: ['notifications', 'settings'],
};
const GROUPS = Object.keys(SIDEBAR) as SidebarGroup[];

export type SidebarEntry = NamedScreen & Required<Pick<NamedScreen, 'entry'>>;
const isEntry = (screen: NamedScreen | undefined): screen is SidebarEntry => screen?.entry !== undefined;

/** What the sidebar lists for a type of user: screens it may enter and whose page is there. */
export function sidebarOf(type: string, screens = SCREENS): { group: SidebarGroup; entries: SidebarEntry[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: SIDEBAR[group]
      .map((name) => screens.get(name))
      .filter(isEntry)
      .filter((screen) => mayEnter(screen, type) && !screen.isSoon),
  })).filter(({ entries }) => entries.length > 0);
}
