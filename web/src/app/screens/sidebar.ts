import { GROUPED, mayEnter, type NamedScreen, SCREENS } from './screens.ts';

export type SidebarGroup = keyof typeof GROUPED;

const GROUPS = Object.keys(GROUPED) as SidebarGroup[];

export type SidebarEntry = NamedScreen & Required<Pick<NamedScreen, 'entry'>>;
const isEntry = (screen: NamedScreen | undefined): screen is SidebarEntry => screen?.entry !== undefined;

/** What the sidebar lists for a type of user: screens it may enter and whose page is there. */
export function sidebarOf(type: string, screens = SCREENS): { group: SidebarGroup; entries: SidebarEntry[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: Object.keys(GROUPED[group])
      .map((name) => screens.get(name))
      .filter(isEntry)
      .filter((screen) => mayEnter(screen, type) && !screen.isSoon),
  })).filter(({ entries }) => entries.length > 0);
}
