/** The trades whose old addresses search engines still know, as the spec (section 2) has them: not what the code says of itself. */
export const LEGACY_TRADES = [
  'fashion-clothing',
  'furniture-home-decor',
  'generators-power',
  'vehicles',
  'beauty-personal-care',
  'events-celebrations',
  'agriculture-farming',
  'health-medical',
  'jobs-employment',
  'livestock-poultry',
  'phones-accessories',
  'pets-animals',
  'home-appliances',
  'services',
];
