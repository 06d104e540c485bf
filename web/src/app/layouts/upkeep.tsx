import { useKeepLanguage } from '#features/accounts/use-keep-language.ts';
import { useScrollMemory } from '#lib/scroll.ts';

/** Upkeep of every layout, never shown; a part of its own, so that nothing else is drawn anew for it. */
export function Upkeep(): null {
  useScrollMemory();
  useKeepLanguage();
  return null;
}
