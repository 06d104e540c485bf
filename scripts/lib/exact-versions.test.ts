import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

type Manifest = Partial<Record<'workspaces', string[]>> & Partial<Record<Kind, Record<string, string>>>;
type Kind = (typeof KINDS)[number];
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

it('names every package by one version, so that an update is a line of a diff', () => {
  const ranges = ['.', ...(manifest('.').workspaces ?? [])].flatMap((folder) =>
    KINDS.flatMap((kind) =>
      Object.entries(manifest(folder)[kind] ?? {}).flatMap(([name, version]) =>
        /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version) ? [] : [`${folder} ${name} ${version}`],
      ),
    ),
  );
  expect(ranges).toEqual([]);
});
