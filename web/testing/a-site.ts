import type { Site } from '#lib/site.ts';

export function aSite(over: Partial<Site> = {}): Site {
  return {
    origin: 'https://diyar.test',
    brand: { ar: 'ديار', en: 'Diyar' },
    place: { ar: 'دمشق، سوريا', en: 'Damascus, Syria' },
    city: { ar: 'دمشق', en: 'Damascus' },
    email: 'hello@diyar.test',
    phone: '+963112223344',
    whatsapp: '+963912345678',
    hours: [{ days: [0, 1, 2, 3, 4], open: '09:00', close: '18:00' }],
    social: [{ network: 'facebook', url: 'https://facebook.test/diyar' }],
    ...over,
  };
}
