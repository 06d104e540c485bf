import type { AuditedAct } from './api.ts';

/** The names of what an act changed: those whose value differs, or is there on one side only. */
export function changedIn({ before, after }: AuditedAct): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
