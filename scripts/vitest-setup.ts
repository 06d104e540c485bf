import { register } from 'tsx/esm/api';
import { LOADER } from './lib/loader.ts';

/**
 * Builds the template database before the first test, so that no test's time limit pays for it. Without a database in
 * the environment (`npx vitest run` on a pure test) there is nothing to build; tests that need one say so themselves.
 */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_OWNER_URL) return;
  // Migrations are imported by knex, past vitest's own loader.
  if (LOADER.length > 0) register();
  const { createTestDatabase } = await import('@diyar/db/testing');
  const database = await createTestDatabase();
  await database.drop();
}
