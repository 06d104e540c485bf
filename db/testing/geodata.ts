import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/geodata', import.meta.url));

/** Official boundaries to measure ours against, where they lie beside the project; they are no part of it. */
export const hasGeodata = existsSync(folder);
if (!hasGeodata)
  console.info('No official boundaries beside the project (../shared/geodata): not measured against them.');

export const geodataFile = (name: string): string => join(folder, name);
