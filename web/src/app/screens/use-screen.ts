import { useMatches } from 'react-router-dom';
import type { NamedScreen } from './screens.ts';

/** The screen of the present address; undefined where there is none. */
export function useScreen(): NamedScreen | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle && typeof handle === 'object' && 'screen' in handle ? (handle.screen as NamedScreen) : undefined;
}
