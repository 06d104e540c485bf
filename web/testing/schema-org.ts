/**
 * The part of schema.org's vocabulary that our pages speak (https://schema.org/version/latest): each type with its parent and
 * the properties it adds, and the types a property's object may have. What is not written here is a mistake until looked up.
 */
const TYPES: Record<string, { is?: string; has: string[] }> = {
  Thing: { has: ['name', 'description', 'url', 'image', 'sameAs', 'potentialAction', 'mainEntityOfPage'] },
  CreativeWork: { is: 'Thing', has: ['inLanguage', 'about', 'offers', 'mainEntity', 'text'] },
  WebSite: { is: 'CreativeWork', has: [] },
  WebPage: { is: 'CreativeWork', has: ['breadcrumb'] },
  FAQPage: { is: 'WebPage', has: [] },
  RealEstateListing: { is: 'WebPage', has: ['datePosted', 'leaseLength'] },
  Question: { is: 'CreativeWork', has: ['acceptedAnswer'] },
  Answer: { is: 'CreativeWork', has: [] },
  Organization: {
    is: 'Thing',
    has: [
      'logo',
      'email',
      'telephone',
      'address',
      'contactPoint',
      'aggregateRating',
      'areaServed',
      'geo',
      'priceRange',
    ],
  },
  RealEstateAgent: { is: 'Organization', has: ['openingHoursSpecification'] },
  ContactPoint: { is: 'Thing', has: ['contactType', 'email', 'telephone', 'availableLanguage', 'hoursAvailable'] },
  OpeningHoursSpecification: { is: 'Thing', has: ['dayOfWeek', 'opens', 'closes'] },
  SearchAction: { is: 'Thing', has: ['target', 'query-input'] },
  ItemList: { is: 'Thing', has: ['numberOfItems', 'itemListElement'] },
  BreadcrumbList: { is: 'ItemList', has: [] },
  ListItem: { is: 'Thing', has: ['position', 'item'] },
  Product: { is: 'Thing', has: ['sku', 'category', 'offers'] },
  Offer: { is: 'Thing', has: ['price', 'priceCurrency', 'availability', 'businessFunction', 'validFrom'] },
  Place: { is: 'Thing', has: ['address', 'geo'] },
  Accommodation: {
    is: 'Place',
    has: ['floorSize', 'numberOfRooms', 'numberOfBedrooms', 'numberOfBathroomsTotal'],
  },
  Apartment: { is: 'Accommodation', has: [] },
  House: { is: 'Accommodation', has: [] },
  SingleFamilyResidence: { is: 'House', has: [] },
  PostalAddress: { is: 'ContactPoint', has: ['addressCountry', 'addressRegion', 'addressLocality', 'streetAddress'] },
  GeoCoordinates: { is: 'Thing', has: ['latitude', 'longitude'] },
  QuantitativeValue: { is: 'Thing', has: ['value', 'unitCode'] },
};
const OBJECTS: Record<string, string[]> = {
  itemListElement: ['ListItem'],
  mainEntity: ['Question'],
  acceptedAnswer: ['Answer'],
  offers: ['Offer'],
  address: ['PostalAddress'],
  geo: ['GeoCoordinates'],
  floorSize: ['QuantitativeValue'],
  about: ['Place', 'Accommodation', 'Apartment', 'House', 'SingleFamilyResidence'],
  potentialAction: ['SearchAction'],
  contactPoint: ['ContactPoint'],
  hoursAvailable: ['OpeningHoursSpecification'],
};
/** What a search engine asks for before it shows anything of a type. */
const NEEDED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  Product: ['name'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
};

const propertiesOf = (type: string): string[] => {
  const known = TYPES[type];
  return known ? [...known.has, ...(known.is ? propertiesOf(known.is) : [])] : [];
};

/** What is wrong with a page's data; empty when nothing is. */
export function problemsIn(thing: unknown, at = '$', expected?: string[]): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => problemsIn(one, `${at}[${index}]`, expected));
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, '@context': _context, ...rest } = thing as Record<string, unknown>;
  if (typeof type !== 'string' || !TYPES[type]) return [`${at}: ${String(type)} is no type`];
  if (expected && !expected.includes(type)) return [`${at}: ${type} may not stand here`];
  const known = propertiesOf(type);
  return [
    ...(NEEDED[type] ?? []).filter((name) => rest[name] === undefined).map((name) => `${at}: ${type} needs ${name}`),
    ...Object.keys(rest)
      .filter((name) => !known.includes(name))
      .map((name) => `${at}: ${type} has no ${name}`),
    ...['url', 'item', 'logo'].flatMap((name) =>
      typeof rest[name] === 'string' && !/^https?:\/\//.test(rest[name]) ? [`${at}.${name} is not absolute`] : [],
    ),
    ...Object.entries(rest).flatMap(([name, value]) => problemsIn(value, `${at}.${name}`, OBJECTS[name])),
  ];
}
