import { expect, it } from 'vitest';
import { loadSite } from './config.ts';

it('shows no telephone, hours or networks that nobody named', () => {
  const site = loadSite({});
  expect(site).toMatchObject({ hours: [], social: [], place: { ar: 'سوريا', en: 'Syria' } });
  for (const name of ['phone', 'whatsapp', 'city']) expect(site).not.toHaveProperty(name);
});

it('shows those that were named', () => {
  const named = {
    CONTACT_PHONE: '+963112223344',
    CONTACT_CITY_AR: 'حلب',
    CONTACT_CITY_EN: 'Aleppo',
    SOCIAL_X: 'https://x.com/diyar',
  };
  expect(loadSite(named)).toMatchObject({
    phone: '+963112223344',
    place: { ar: 'حلب، سوريا', en: 'Aleppo, Syria' },
    social: [{ network: 'x', url: 'https://x.com/diyar' }],
  });
});
