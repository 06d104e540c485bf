import { anOffice } from '#testing/factories.ts';
import type { Plant } from '#testing/plant.ts';

export const plant: Plant = async ({ api, person, words, email }) => {
  const { id: office_id } = await anOffice(api.db);
  const invitation = { office_id, role: 'agent' as const, language: 'ar' as const, expires_at: new Date() };
  await api.db('office_invitations').insert({ ...invitation, email, accepted_at: new Date() });
  // Asks to be let in by an invitation that somebody else was sent.
  await api.db('office_invitations').insert({
    ...invitation,
    email: 'forwarded@mail.test',
    asked_by: person.id,
    asked_at: new Date(),
    private_choice: JSON.stringify({ payTo: words }),
  });
};
