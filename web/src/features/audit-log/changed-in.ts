import type { AuditedAct } from './api.ts';

/** Codes of a refusal: the reason says them in words. */
const SAID = 'codes';

/** The names of what an act changed: those whose value differs, or is there on one side only. */
export function changedIn({ before, after }: AuditedAct): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => name !== SAID && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
