import { rowOf } from '@diyar/db/row-of';
import type { Plant } from '#testing/plant.ts';

/** A table brought in, what it taught, and an archive of photos. */
export const plant: Plant = async ({ api, person, office, words }) => {
  const about = { owner_id: person.id, office_id: office, actor_id: person.id, encoding: 'utf-8', row_count: 1 };
  const json = JSON.stringify({ [words]: words });
  const said = { file_name: words, columns: JSON.stringify([words]), mapping: json, values: json, failure: words };
  const { id } = await rowOf(
    api
      .db('listing_imports')
      .insert({ ...about, ...said })
      .returning('id'),
  );
  const cells = JSON.stringify([words]);
  await api.db('listing_import_rows').insert({ import_id: id, number: 2, cells, problems: cells });
  for (const keeper_id of [person.id, office]) {
    await api.db('listing_import_memories').insert({ keeper_id, columns: json, values: json });
  }
  await api.app.deps.files.uploads.create(id, new Map([['c0-9', Buffer.from('Zenobiaqat')]]));
};
