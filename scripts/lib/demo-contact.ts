/** Plainly invented ways to reach a site with demo people: on any other, what nobody set is not shown. */
const INVENTED = {
  CONTACT_PHONE: '+963110000000',
  CONTACT_WHATSAPP: '+963900000000',
  CONTACT_CITY_AR: 'دمشق',
  CONTACT_CITY_EN: 'Damascus',
  BUSINESS_HOURS: '0-4 09:00-18:00, 5 13:00-18:00',
  SOCIAL_FACEBOOK: 'https://facebook.com/diyar.example',
  SOCIAL_INSTAGRAM: 'https://instagram.com/diyar.example',
  SOCIAL_TELEGRAM: 'https://t.me/diyar_example',
};

/** Those of them that the environment does not set itself. */
export const demoContact = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(INVENTED).filter(([name]) => !env[name]));
