import type { AccountView } from '@diyar/api/contracts/account-views';
import type { Api } from './api-client.ts';
import { ApiError } from './api-error.ts';
import type { Lang } from './language.ts';
import { withLang } from './links.ts';
import { createListeners } from './listeners.ts';
import type { Session, SessionState } from './session.ts';
import { forgetView, storedView } from './view-memory.ts';

const isView = (kept: unknown): kept is AccountView =>
  typeof kept === 'object' && kept !== null && 'accessToken' in kept && 'endsAt' in kept && 'user' in kept;

/**
 * The session of an administrator who sees the site as somebody else: one token that reads, in this tab, for 15 minutes. It
 * renews nothing, keeps nothing of the user, and ends where it began, at the user's details.
 */
export function createViewSession(api: Api, lang: Lang): Session | undefined {
  const view = storedView();
  if (!isView(view) || Date.parse(view.endsAt) <= Date.now()) {
    forgetView();
    return undefined;
  }
  const { user, accessToken, endsAt } = view;
  let state: SessionState = { status: 'loading', user: null };
  const { subscribe, notify } = createListeners();

  function leave(): void {
    forgetView();
    location.assign(withLang(`/dashboard/admin/users?open=${user.id}`, lang));
  }

  /** As the administrator again, whose refresh token the cookie still holds. */
  async function notifyServer(): Promise<void> {
    const { tokens } = await api.post('/auth/refresh-token', { body: {}, errorToast: false });
    const own = api.with({
      isSignedIn: () => false,
      accessToken: async () => tokens.accessToken,
      renew: async () => {},
      refused: () => {},
    });
    await own.delete('/admin/users/:id/view-as', { params: { id: user.id }, errorToast: false });
  }

  const nothing = async () => {};
  return {
    hook: {
      isSignedIn: () => true,
      accessToken: async () => accessToken,
      async renew() {
        leave();
        throw new ApiError('view_over', 401, '');
      },
      refused: () => {},
    },
    state: () => state,
    subscribe,
    async start() {
      state = { status: 'signedIn', user, viewEndsAt: endsAt };
      notify();
      setTimeout(leave, Date.parse(endsAt) - Date.now());
    },
    signIn: nothing,
    update: () => {},
    adoptToken: () => {},
    restrict: () => false,
    reload: nothing,
    renew: nothing,
    /** A server that can't be told ends the view by itself. */
    async logOut() {
      await notifyServer().catch(() => {});
      leave();
    },
  };
}
