import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface ComposeService {
  environment?: Record<string, string>;
  restart?: string;
  profiles?: string[];
  [key: string]: unknown;
}
interface ComposeFile {
  services: Record<string, ComposeService>;
  configs: Record<string, { content: string }>;
}

/** `compose.yaml` as Docker reads it, with anchors merged; variables stand in it as they are written. */
export const composeFile = (): ComposeFile =>
  parse(readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8'), { merge: true });

/**
 * Puts values in the place of `${NAME}`, `${NAME:-default}` and `${NAME:?}`, as compose does.
 * @param missing told each name that must be given and is not; such a one becomes nothing
 */
export function interpolated(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  missing: (name: string) => void = (name) => {
    throw new Error(`${name} must be given`);
  },
): string {
  return text.replace(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name?: string, kind?: string, other = '') => {
    if (name === undefined) return '$';
    const value = values[name];
    if (value) return value;
    if (kind === '?') missing(name);
    return kind === '-' ? other : '';
  });
}
