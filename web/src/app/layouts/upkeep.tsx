import { useKeepLanguage } from '../../features/accounts/use-keep-language.ts';
import { useScrollMemory } from '../../lib/scroll.ts';

/** What every layout looks after without showing it; a part of its own, so that nothing else is drawn anew for it. */
export function Upkeep(): null {
  useScrollMemory();
  useKeepLanguage();
  return null;
}
