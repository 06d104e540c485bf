import { z } from 'zod';
import type { Process, Setting } from './setting.ts';
import { type SettingsOf, settingsOf } from './settings.ts';

/**
 * The settings of a process out of its environment: the only way in, at its start.
 * @throws Error that names every setting which is missing or wrong
 */
export function readSettings<const P extends Process>(
  processes: readonly P[],
  env: Readonly<Record<string, string | undefined>>,
): SettingsOf<P> {
  const shape = z.object(Object.fromEntries(settingsOf(...processes).map(([name, row]) => [name, reader(row)])));
  const parsed = shape.safeParse(env);
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`);
  return Object.freeze(parsed.data) as SettingsOf<P>;
}

function reader({ kind, default: fallback, isRequired }: Setting): z.ZodType {
  const filled = (value: unknown) => (value === undefined || value === '' ? fallback : value);
  // Nothing by default is told apart from nothing at all.
  if (fallback === '') return z.preprocess(filled, z.union([z.literal(''), kind]));
  return z.preprocess(filled, fallback === undefined && !isRequired ? kind.optional() : kind);
}
