import { useLocation } from 'react-router-dom';

/** State of the history entry that signing in leads to. */
export const JUST_SIGNED_IN = { isJustSignedIn: true };

/** Whether signing in led to this history entry. Alone in its file: every page's error boundary asks it. */
export function useIsJustSignedIn(): boolean {
  const state: unknown = useLocation().state;
  return state !== null && typeof state === 'object' && 'isJustSignedIn' in state;
}
