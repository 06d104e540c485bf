import { z } from 'zod';
import { halfSet } from './half-set.ts';
import type { Process, Setting } from './setting.ts';
import { type SettingsOf, settingsOf } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a process out of its environment: the only way in, at its start.
 * @throws Error that names every setting which is missing or wrong
 */
export function readSettings<const P extends Process>(processes: readonly P[], env: Environment): SettingsOf<P> {
  const { values, errors } = parse(processes, env);
  if (errors.length > 0) throw new Error(`Configuration:\n${errors.join('\n')}`);
  return Object.freeze(values) as SettingsOf<P>;
}

/** All that is missing, wrong or half set for these processes, a sentence each. */
export function errorsOf(processes: readonly Process[], env: Environment): string[] {
  const { values, errors } = parse(processes, env);
  return [...errors, ...halfSet(processes, values)];
}

function parse(processes: readonly Process[], env: Environment) {
  const values: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [name, row] of settingsOf(...processes)) {
    const { success, data, error } = reader(row).safeParse(env[name]);
    if (success) values[name] = data;
    else if (!env[name]) errors.push(`${name} must be given${row.says ? ` (${row.says})` : ''}.`);
    else {
      const shown = row.isSecret ? '' : `=${env[name]}`;
      errors.push(`${name}${shown} is wrong: ${error.issues.map(({ message }) => message).join('; ')}.`);
    }
  }
  return { values, errors };
}

function reader({ kind, default: fallback, isRequired }: Setting): z.ZodType {
  const filled = (value: unknown) => (value === undefined || value === '' ? fallback : value);
  // Nothing by default is told apart from nothing at all.
  if (fallback === '') return z.preprocess(filled, z.union([z.literal(''), kind]));
  return z.preprocess(filled, fallback === undefined && !isRequired ? kind.optional() : kind);
}
