import type { z } from 'zod';
import { ACCOUNTS } from './groups/accounts.ts';
import { ANDROID, BRAND, MAP } from './groups/brand.ts';
import { BACKUPS, STORE } from './groups/files.ts';
import { LIMITS } from './groups/limits.ts';
import { COMMANDS, COMPOSE, DATABASE, ENGINE } from './groups/services.ts';
import { SITE } from './groups/site.ts';
import type { Group, Process, Setting } from './setting.ts';

/** Every setting there is, in the order in which operators read them. */
export const GROUPS = [
  SITE,
  LIMITS,
  BRAND,
  ANDROID,
  MAP,
  ACCOUNTS,
  BACKUPS,
  STORE,
  DATABASE,
  ENGINE,
  COMMANDS,
  COMPOSE,
] as const;

type Settings = typeof SITE.settings &
  typeof LIMITS.settings &
  typeof BRAND.settings &
  typeof ANDROID.settings &
  typeof MAP.settings &
  typeof ACCOUNTS.settings &
  typeof BACKUPS.settings &
  typeof STORE.settings &
  typeof DATABASE.settings &
  typeof ENGINE.settings &
  typeof COMMANDS.settings &
  typeof COMPOSE.settings;

type Value<S extends Setting> = S extends { default: string } | { isRequired: true }
  ? z.output<S['kind']>
  : z.output<S['kind']> | undefined;

/** Values that processes read, by the names of the environment. */
export type SettingsOf<P extends Process> = {
  readonly [Name in keyof Settings as P extends Settings[Name]['of'][number] ? Name : never]: Value<Settings[Name]>;
};

/** The rows that one process or several read. */
export const settingsOf = (...processes: readonly Process[]): [name: string, Setting][] =>
  GROUPS.flatMap((group: Group) => Object.entries(group.settings)).filter(([, { of }]) =>
    of.some((process) => processes.includes(process)),
  );
