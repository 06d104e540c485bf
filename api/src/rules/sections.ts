export const ACCOUNT_TYPES = ['regular', 'office', 'admin'] as const;
/** The stored type: a personal account is `regular`. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const EVERYBODY = ['settings', 'notifications'] as const;
const SELLERS = [
  'properties',
  'properties-new',
  'properties-edit',
  'credits',
  'credits-add',
  'boosts',
  'advertisements',
  'favourites',
  'saved-searches',
  'leads',
  'viewings',
] as const;

/** Which sections of the dashboard a type may enter (spec, section 6): the server's gate and the sidebar both read this. */
export const SECTIONS = {
  regular: [...SELLERS, ...EVERYBODY, 'office-features', 'office-register'],
  office: ['dashboard', ...SELLERS, 'office', 'subscription', 'reports', ...EVERYBODY],
  admin: [
    'users',
    'category',
    'listings-review',
    'admin-credits',
    'payments',
    'sitemaps',
    'activity',
    'offices',
    'reports-queue',
    'advertisements-review',
    'audit',
    'search',
    'statistics',
    ...EVERYBODY,
  ],
} as const satisfies Record<AccountType, readonly string[]>;

export type Section = (typeof SECTIONS)[AccountType][number];

/** Types this version does not know are treated as regular. */
export const sectionsOf = (type: string): readonly Section[] =>
  Object.hasOwn(SECTIONS, type) ? SECTIONS[type as AccountType] : SECTIONS.regular;

export const maySee = (type: string, section: Section): boolean => sectionsOf(type).includes(section);

/** Where a user lands after login, and is sent from a forbidden path. */
export const homeOf = (type: string | null): string => {
  if (type === null) return '/login';
  return type === 'admin' ? '/dashboard/admin/users' : '/dashboard/properties';
};
