import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface ComposeService {
  environment?: Record<string, string>;
  restart?: string;
  [key: string]: unknown;
}
interface ComposeFile {
  services: Record<string, ComposeService>;
  configs: Record<string, { content: string }>;
}

/** `compose.yaml` as Docker reads it, with anchors merged; variables stand in it as they are written. */
export const composeFile = (): ComposeFile =>
  parse(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8'), { merge: true });

/** Puts values in the place of `${NAME}`, `${NAME:-default}` and `${NAME:?}`. @throws Error where a required one is missing */
export const interpolated = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\$\$|\$\{(\w+)(?::([-?])([^}]*))?\}/g, (whole, name: string | undefined, kind?: string, other = '') => {
    if (name === undefined) return whole[0] ?? '';
    const value = values[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name} must be given`);
    return other;
  });
