import { expect, it } from 'vitest';
import { demoContact } from './demo-contact.ts';

it('invents only the ways to reach a site that its operator did not name', () => {
  const own = { CONTACT_PHONE: '+963112345678', SOCIAL_FACEBOOK: '' };
  const invented = demoContact(own);
  expect(invented).not.toHaveProperty('CONTACT_PHONE');
  expect(invented).toMatchObject({ CONTACT_WHATSAPP: '+963900000000', SOCIAL_FACEBOOK: expect.any(String) });
});
