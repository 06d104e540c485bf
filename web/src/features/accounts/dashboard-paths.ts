import { SECTIONS, type Section } from '@diyar/api/rules/sections';

const ADMIN = new Set<string>(SECTIONS.admin);
/** Every section but those everybody has lives below /dashboard/admin for administrators. */
const SHARED = new Set<string>(['settings', 'notifications']);
const KNOWN = new Set<string>(Object.values(SECTIONS).flat());

/** Paths that are not simply their section's name. */
const NAMED = new Map<string, Section>(
  Object.entries<Section>({
    '': 'dashboard',
    'properties/new': 'properties-new',
    'credits/add': 'credits-add',
    'office/register': 'office-register',
    'office/features': 'office-features',
    'admin/credits': 'admin-credits',
  }),
);
const PATTERNS: readonly [RegExp, Section][] = [
  [/^properties\/waiting$/, 'properties'],
  [/^properties\/edit\/[^/]+$/, 'properties-edit'],
  [/^properties\/[^/]+\/edit$/, 'properties-edit'],
  [/^leads\/[^/]+$/, 'leads'],
  // The order of one's listings is a part of them.
  [/^(?:properties\/)?priority$/, 'properties'],
  [/^(?:admin\/)?listings\/[^/]+$/, 'listings-review'],
  [/^admin\/office-applications$/, 'offices'],
  [/^admin\/offices\/import$/, 'offices'],
  [/^properties\/import$/, 'office'],
  [/^(?:admin\/)?settings\/[^/]+$/, 'settings'],
];

/** The address of a section, in the spelling of the menus. */
export function pathOf(section: Section): string {
  const named = [...NAMED].find(([, one]) => one === section);
  if (named) return `/dashboard${named[0] && `/${named[0]}`}`;
  return ADMIN.has(section) && !SHARED.has(section) ? `/dashboard/admin/${section}` : `/dashboard/${section}`;
}

/** The section an address below /dashboard belongs to, in either spelling; undefined for a page that does not exist. */
export function sectionAt(pathname: string, type: string): Section | undefined {
  const path = pathname.replace(/^\/dashboard\/?|\/$/g, '');
  // For those who have no office, its section is what an office would bring.
  if (path === 'office' && type === 'regular') return 'office-features';
  const named = NAMED.get(path) ?? PATTERNS.find(([pattern]) => pattern.test(path))?.[1];
  if (named) return named;
  const name = path.replace(/^admin\//, '');
  return KNOWN.has(name) ? (name as Section) : undefined;
}

/** The one address of the section that an address names in another spelling; undefined when it is spelled as the menus do. */
export function canonicalPath(pathname: string): string | undefined {
  const section = sectionAt(pathname, '');
  const path = section && pathOf(section);
  return path === pathname.replace(/(?<=.)\/$/, '') ? undefined : path;
}
