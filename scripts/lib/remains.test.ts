import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OWNER_FILE, outsideDirOf } from './installation.ts';
import { remainsOf } from './remains.ts';

let root: string;
let dataDir: string;
let services: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'remains-'));
  [dataDir, services] = [path.join(root, 'data'), path.join(root, 'services')];
  mkdirSync(dataDir);
  mkdirSync(services);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (...names: string[]): void => writeFileSync(path.join(...names), '');
/** A folder where services of an installation keep their files. */
function anOutsideOf(owner: string): string {
  const folder = outsideDirOf(owner, services);
  mkdirSync(folder);
  writeFileSync(path.join(folder, OWNER_FILE), `${owner}\n`);
  return folder;
}

describe('what an installation has written', () => {
  it('is what it makes in its folder, and what lies outside; backups and files of others stay', () => {
    for (const name of ['state.json', 'pg', 'images', 'test-17', 'backups', 'closed', 'thesis.odt'])
      file(dataDir, name);
    const outside = anOutsideOf(dataDir);
    const { own, orphans, strangers } = remainsOf(dataDir, services);
    const names = ['images', 'pg', 'state.json', 'test-17'].map((name) => path.join(dataDir, name));
    expect(own.sort()).toEqual([...names, outside].sort());
    expect(strangers.sort()).toEqual(['backups', 'closed', 'thesis.odt']);
    expect(orphans).toEqual([]);
  });

  it('is nothing in a folder that is no installation, whatever the names in it', () => {
    for (const name of ['pg', 'images']) file(dataDir, name);
    expect(remainsOf(dataDir, services)).toEqual({ own: [], orphans: [], strangers: [] });
  });

  it('is also what a deleted checkout left outside, and nothing of one that is still there', () => {
    const other = path.join(root, 'other');
    mkdirSync(other);
    anOutsideOf(other);
    const left = anOutsideOf(path.join(root, 'deleted'));
    file(services, 'diyar-notes');
    mkdirSync(path.join(services, 'diyar-000000000000'));
    expect(remainsOf(dataDir, services).orphans).toEqual([left]);
  });
});
