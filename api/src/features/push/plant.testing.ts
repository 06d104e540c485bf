import { rowOf } from '@diyar/db/row-of';
import type { Plant } from '#testing/plant.ts';

export const plant: Plant = async ({ api, person }) => {
  const session = await rowOf(api.db('sessions').where({ user_id: person.id }).first('id'));
  await api.db('push_subscriptions').insert({
    user_id: person.id,
    session_id: session.id,
    language: 'ar',
    endpoint: 'https://fcm.googleapis.com/zenobiaqat',
    p256dh: 'zenobiaqat'.padEnd(87, 'A'),
    auth: 'zenobiaqat'.padEnd(22, 'A'),
    firebase_token: 'zenobiaqat',
  });
};
