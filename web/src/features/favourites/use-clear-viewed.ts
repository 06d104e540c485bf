import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { clearViewed } from './sync.ts';

/** Forgets what was looked at, here and on the account. */
export function useClearViewed() {
  const api = useApi();
  const session = useSession();
  return () => void clearViewed({ api, session }).catch(() => {});
}
