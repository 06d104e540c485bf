import { ACCOUNT_TYPES, type AccountType } from '@diyar/api/rules/sections';
import { generatePath } from 'react-router-dom';
import type { PageModule } from '../page-route.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { MAIN_SCREENS, MANAGEMENT_SCREENS, OFFICE_SCREENS } from './member-screens.ts';
import type { Screen } from './screen.ts';

export type NamedScreen = Screen & {
  /** The name of the screen's folder. */
  name: string;
  /** The page's file from the workspace root; missing while the screen opens soon. */
  page?: { src: string; load: () => Promise<PageModule> };
};

/** Declared screens by the sidebar's groups, in its order. */
export const GROUPED = {
  management: MANAGEMENT_SCREENS,
  office: OFFICE_SCREENS,
  admin: ADMIN_SCREENS,
  main: MAIN_SCREENS,
} satisfies Record<string, Record<string, Screen>>;

const FOLDER = '../pages/dashboard/';
const pages = import.meta.glob<PageModule>('../pages/dashboard/*/*-page.tsx');

/** All screens of the dashboard, by the name of their folder. */
export const SCREENS: ReadonlyMap<string, NamedScreen> = new Map(
  Object.values(GROUPED)
    .flatMap((group) => Object.entries<Screen>(group))
    .map(([name, screen]) => {
      const path = `${FOLDER}${name}/${name}-page.tsx`;
      const load = pages[path];
      const page = load && { src: path.replace('../', 'src/app/'), load };
      return [name, { ...screen, name, page }];
    }),
);

const isKnown = (type: string): type is AccountType => ACCOUNT_TYPES.some((known) => known === type);

/** Types this version does not know are treated as regular. */
export const typeOf = (type: string): AccountType => (isKnown(type) ? type : 'regular');

export const mayEnter = ({ access }: Screen, type: string): boolean => access.includes(typeOf(type));

/** The address of a screen. Throws when a parameter of its path is missing. */
export const addressOf = ({ path }: Screen, params = {}): string =>
  generatePath(`/dashboard/${path}`, params).replace(/\/$/, '');
