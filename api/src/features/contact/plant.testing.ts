import type { Plant } from '#testing/plant.ts';

/** Signed in, and before there was an account. */
export const plant: Plant = async ({ api, person, words, email }) => {
  const body = { name: words, topic: 'question', message: `${words} 0987612345` };
  await api.call('POST', '/contact', { token: person.token, body: { ...body, email: 'else@mail.test' } });
  await api.call('POST', '/contact', { body: { ...body, email: email.toUpperCase() } });
};
