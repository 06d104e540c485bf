import type { Plant } from '#testing/plant.ts';

export const plant: Plant = async ({ api, person }) => {
  const chat = { user_id: person.id, channel: 'telegram' as const, chat_id: 'zenobiaqat', name: 'zenobiaqat' };
  await api.db('chat_links').insert(chat);
};
