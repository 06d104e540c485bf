import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rows } from '#authorisation.ts';

export type { Column, Row } from '#authorisation.ts';

const features = fileURLToPath(new URL('../src/features', import.meta.url));

/** The matrix of all features: who may call each route. */
export const AUTHORISATION: Rows = {};
for (const feature of readdirSync(features)) {
  if (!existsSync(`${features}/${feature}/authorisation.ts`)) continue;
  const { authorisation }: { authorisation: Rows } = await import(`../src/features/${feature}/authorisation.ts`);
  Object.assign(AUTHORISATION, authorisation);
}
