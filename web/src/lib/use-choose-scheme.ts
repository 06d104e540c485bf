import type { User } from '@diyar/api/contracts/accounts';
import { useApi } from './api-context.ts';
import { chooseScheme, type SchemeChoice } from './color-scheme.ts';
import { useSession } from './session.ts';

const THEMES = { light: 'light', dark: 'dark', auto: 'system' } as const satisfies Record<SchemeChoice, User['theme']>;

/** Changes the appearance at once and on this device; a signed-in user's profile is told as well. */
export function useChooseScheme(): (choice: SchemeChoice) => Promise<void> {
  const api = useApi();
  const session = useSession();
  return async (choice) => {
    chooseScheme(choice);
    const { user } = session.state();
    const theme = THEMES[choice];
    if (!user || user.theme === theme) return;
    session.update({ ...user, theme });
    // The device has the choice already; what the server did not hear is told again with the next one.
    await api.put('/users/profile', { body: { theme }, errorToast: false }).catch(() => {});
  };
}
