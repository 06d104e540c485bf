import { randomUUID } from 'node:crypto';
import type { Plant } from '#testing/plant.ts';

export const plant: Plant = async ({ api, person, words }) => {
  const query = `?keywords=${encodeURIComponent(words)}&city=damascus`;
  const body = { query, name: words, frequency: 'daily' };
  const headers = { 'idempotency-key': randomUUID() };
  await api.call('POST', '/saved-searches', { token: person.token, headers, body });
};
