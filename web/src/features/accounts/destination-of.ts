import type { User } from '@diyar/api/contracts/accounts';
import { homeOf, sectionsOf } from '@diyar/api/rules/sections';
import { sectionAt } from './dashboard-paths.ts';

const AUTH_PAGES =
  /^\/(?:login|register|one-click|forgot-password|reset-password|verify-email|account\/delete(?:\/confirm)?)(?:[/?#]|$)/;

/** Whether a path belongs to signing in, or to the end of an account: nobody is led back there, or asked to sign up there. */
export const isAuthPage = (path: string): boolean => AUTH_PAGES.test(path);

/** Where a user goes after login: where they came from when they may be there, else their own home (spec, section 6). */
export function destinationOf(user: Pick<User, 'type'>, from: unknown): string {
  const home = homeOf(user.type);
  // `//host` would leave the site.
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from) || isAuthPage(from)) return home;
  const [pathname = ''] = from.split(/[?#]/, 1);
  if (!/^\/dashboard(?:\/|$)/.test(pathname)) return from;
  const section = sectionAt(pathname, user.type);
  return section && sectionsOf(user.type).includes(section) ? from : home;
}
