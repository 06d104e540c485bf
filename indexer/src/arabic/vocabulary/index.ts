import type { LexiconEntry } from '../lexicon-entry.ts';
import { building } from './building.ts';
import { deals } from './deals.ts';
import { electronics } from './electronics.ts';
import { general } from './general.ts';
import { goods } from './goods.ts';
import { homes } from './homes.ts';
import { household } from './household.ts';
import { landmarks } from './landmarks.ts';
import { vehicles } from './vehicles.ts';
import { work } from './work.ts';

/** The vocabulary shipped with the code; places and categories are added from the database. */
export const vocabularyEntries: readonly LexiconEntry[] = [
  ...homes,
  ...building,
  ...deals,
  ...vehicles,
  ...electronics,
  ...household,
  ...work,
  ...goods,
  ...general,
  ...landmarks,
];
