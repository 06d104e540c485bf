import { allFeatures } from '#features.ts';

const texts = allFeatures.map(({ text = {} }) => text);
const stored = (name: string) => (name.startsWith('graphile_worker.') ? name : `public.${name}`);

/**
 * Columns that hold what people wrote, or what tells who they are; docs/retention.md says what becomes of each. A column of
 * text that stands in none of these lists fails the test of erasure, and so does one of these that survives it.
 */
export const PEOPLES = texts.flatMap(({ people = [] }) => people).map(stored);

/** Facts of the operator and words of ours: whole tables first, then single columns. */
export const OUR_TABLES = [
  ...texts.flatMap(({ tables = [] }) => tables),
  // Tables of the database's own bookkeeping, of the gazetteer and of the indexer.
  'address_words',
  'exchange_rates',
  'indexed_facts',
  'locations',
  'migrations',
  'points_of_interest',
  'schema_objects',
  'search_state',
  'search_targets',
  'seed_state',
  'seeded_rows',
  'street_ways',
  'streets',
  'transaction_types',
  'walk_tiles',
].map(stored);

/** Words of ours, random names, and hashes nobody can be read from. */
export const OUR_COLUMNS = texts.flatMap(({ ours = [] }) => ours).map(stored);
