import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writeAtomically } from './files.mjs';

const secret = () => randomBytes(24).toString('hex');

/**
 * What an installation must remember between starts: its passwords, its ports, what has been done once.
 * `isNew` tells that there was no (readable) file, so that passwords inside an existing cluster must be set anew.
 */
export function openState(dataDir) {
  const file = path.join(dataDir, 'state.json');
  const found = readJson(file);
  const values = found ?? { ownerPassword: secret(), appPassword: secret(), meiliKey: secret(), ports: {} };
  const isComplete = values.authSecret !== undefined;
  values.authSecret ??= secret();
  const save = (facts = {}) => {
    Object.assign(values, facts);
    writeAtomically(file, `${JSON.stringify(values, null, 2)}\n`, 0o600);
  };
  if (!isComplete) save();
  return { values, save, isNew: !found };
}
