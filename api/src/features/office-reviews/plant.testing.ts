import { rowOf } from '@diyar/db/row-of';
import { anOffice } from '#testing/factories.ts';
import type { Plant } from '#testing/plant.ts';

/** A review of an office, which answered it, and what was reported of it. */
export const plant: Plant = async ({ api, person, other, words }) => {
  const { id: office_id } = await anOffice(api.db);
  const review = { office_id, author_id: person.id, rating: 1, body: words.padEnd(12, '.'), answer: words };
  const hidden = { hidden_at: new Date(), hidden_reason: words, answered_at: new Date() };
  const { id: review_id } = await rowOf(
    api
      .db('office_reviews')
      .insert({ ...review, ...hidden })
      .returning('id'),
  );
  await api.db('office_review_reports').insert({ review_id, reporter_id: other.id, reason: 'other', note: words });
};
