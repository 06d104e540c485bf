import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writeAtomically } from './files.ts';
import type { Services } from './services.ts';

export type Remembered = {
  ownerPassword: string;
  appPassword: string;
  meiliKey: string;
  authSecret: string;
  vapidKey: string;
  ports: Record<string, number>;
  /** Services keep their files outside the data directory. */
  outside?: boolean;
  /** Where the data directory was at the last start that kept files outside. */
  dataDir?: string;
  services?: Services;
  /** The index is new, and a rebuild has not been asked for yet. */
  indexLost?: boolean;
  /** Which demo has been loaded into which database, and its pictures. */
  demo?: string;
  pictures?: string;
};
export type State = { values: Remembered; save: (facts?: Partial<Remembered>) => void; isNew: boolean };

const secret = (): string => randomBytes(24).toString('hex');

/**
 * What an installation must remember between starts: its passwords, its ports, what has been done once.
 * `isNew` tells that there was no (readable) file, so that passwords inside an existing cluster must be set anew.
 */
export function openState(dataDir: string): State {
  const file = path.join(dataDir, 'state.json');
  const found = readJson<Partial<Remembered>>(file);
  const made = {
    ownerPassword: secret(),
    appPassword: secret(),
    meiliKey: secret(),
    authSecret: secret(),
    ports: {},
    vapidKey: randomBytes(32).toString('base64url'),
  };
  const values: Remembered = { ...made, ...found };
  const save = (facts: Partial<Remembered> = {}) => {
    Object.assign(values, facts);
    writeAtomically(file, `${JSON.stringify(values, null, 2)}\n`, 0o600);
  };
  // An installation that is older than one of its secrets gets it.
  if (!found?.authSecret || !found.vapidKey) save();
  return { values, save, isNew: !found };
}
