import type { User } from '@diyar/api/contracts/accounts';
import { homeOf } from '@diyar/api/rules/sections';

const AUTH_PAGES =
  /^\/(?:login|register|one-click|forgot-password|reset-password|verify-email|account\/delete(?:\/confirm)?)(?:[/?#]|$)/;

/** Whether a path belongs to signing in, or to the end of an account: nobody is led back there, or asked to sign up there. */
export const isAuthPage = (path: string): boolean => AUTH_PAGES.test(path);

/** Where a user goes after login: where they came from, else their own home. The dashboard's gate leads home who may not be there. */
export function destinationOf(user: Pick<User, 'type'>, from: unknown): string {
  // `//host` would leave the site.
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !isAuthPage(from);
  return isOurs ? from : homeOf(user.type);
}
