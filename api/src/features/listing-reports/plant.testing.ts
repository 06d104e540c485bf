import { aListing } from '#testing/factories.ts';
import type { Plant } from '#testing/plant.ts';

/** By the person, and about the person's listing. */
export const plant: Plant = async ({ api, person, other, listing, words: note }) => {
  const reported = await aListing(api.db, { owner: other });
  await api.call('POST', `/listings/${reported.id}/report`, { token: person.token, body: { type: 'fake', note } });
  await api.call('POST', `/listings/${listing}/report`, { token: other.token, body: { type: 'spam', note } });
};
