import type { Db } from '@diyar/db';
import { loadCategories } from './categories.ts';
import type { Catalogue } from './index.ts';
import { loadPlaces } from './places.ts';
import { loadStreets } from './streets.ts';

/** As the database has it now; processes that answer keep it (`lib/facts.ts`). */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const [places, categories] = await Promise.all([loadPlaces(db), loadCategories(db)]);
  return { places, categories, streets: await loadStreets(db, places) };
}
