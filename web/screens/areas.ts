import type { APIRequestContext } from 'playwright-core';

/** By whom a screen is looked at: nobody who is signed in, or one of the demo's three people. */
export type Person = 'visitor' | 'regular' | 'office' | 'admin';

export interface Shown {
  name: string;
  /** The address, or what it begins with and the screen on which the first link to such a one stands. */
  at: string | { on: string; to: string } | ((request: APIRequestContext) => Promise<string>);
  person: Person;
}

const shownTo =
  (person: Person) =>
  (entries: Readonly<Record<string, Shown['at']>>): Shown[] =>
    Object.entries(entries).map(([name, at]) => ({ name, at, person }));
const visitor = shownTo('visitor');
const regular = shownTo('regular');
const office = shownTo('office');
const admin = shownTo('admin');

/** Three homes side by side. */
async function comparison(request: APIRequestContext): Promise<string> {
  const { data } = await (await request.get('/api/listings/search?category=apartments&limit=3')).json();
  return `/properties/compare?ids=${data.items.map(({ id }: { id: string }) => id).join(',')}`;
}

/** Every screen of the site, by area: a sheet of pictures each. `areas.test.ts` compares it with the routes. */
export const AREAS: Readonly<Record<string, readonly Shown[]>> = {
  home: visitor({
    home: '/',
    about: '/about',
    statistics: '/statistics',
    contact: '/contact',
  }),
  search: visitor({
    search: '/properties?category=apartments&city=damascus',
    'search of a sentence': `/properties?keywords=${encodeURIComponent('شقة للبيع بدمشق 3 غرف')}`,
    'search without a result': '/properties?category=apartments&minPrice=999999999',
    map: '/properties?view=map&city=damascus',
    'list and map': '/properties?view=both&city=damascus',
    saved: '/properties/saved',
    compare: comparison,
  }),
  listings: visitor({
    listing: { on: '/properties?category=apartments&city=damascus', to: '/property/' },
    'listing for rent': { on: '/properties?transactionType=rent&city=aleppo', to: '/property/' },
    place: '/syria/damascus',
    country: '/syria',
    'place for rent': '/for-rent/syria/damascus',
    offices: '/offices',
    office: { on: '/offices', to: '/office/' },
    'no such page': '/no/such/page',
  }),
  money: visitor({ pricing: '/pricing', advertise: '/advertise', terms: '/terms', privacy: '/privacy' }),
  accounts: visitor({
    login: '/login',
    'login on the way': '/login?redirect=%2Fdashboard%2Ffavourites',
    register: '/register',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=none',
    'verify-email': '/verify-email?token=none',
    'one-click': '/one-click?token=none',
    invitation: '/invitation?token=none',
    unsubscribe: '/alerts/unsubscribe?token=none',
    'account-restricted': '/account/restricted',
    'account-delete': '/account/delete',
    'account-delete-confirm': '/account/delete/confirm?token=none',
  }),
  personal: regular({
    properties: '/dashboard/properties',
    'properties-new': '/dashboard/properties/new',
    'properties-edit': { on: '/dashboard/properties', to: '/dashboard/properties/edit/' },
    'properties-priority': '/dashboard/properties/priority',
    'properties-waiting': '/dashboard/properties/waiting',
    favourites: '/dashboard/favourites',
    'saved-searches': '/dashboard/saved-searches',
    notifications: '/dashboard/notifications',
    'office-features': '/dashboard/office/features',
    'office-register': '/dashboard/office/register',
    settings: '/dashboard/settings',
    'settings: security': '/dashboard/settings/security',
    'settings: notifications': '/dashboard/settings/notifications',
    'settings: delete': '/dashboard/settings/delete',
  }),
  office: office({
    dashboard: '/dashboard',
    reports: '/dashboard/reports',
    'properties of an office': '/dashboard/properties',
    'properties-import': '/dashboard/properties/import',
    leads: '/dashboard/leads',
    thread: { on: '/dashboard/leads', to: '/dashboard/leads/' },
    viewings: '/dashboard/viewings',
    'viewing-route': '/dashboard/viewings/route',
    'own office': '/dashboard/office',
    'office: team': '/dashboard/office?tab=team',
  }),
  'office-money': office({
    credits: '/dashboard/credits',
    'credits-add': '/dashboard/credits/add',
    payment: { on: '/dashboard/credits', to: '/dashboard/payments/' },
    subscription: '/dashboard/subscription',
    boosts: '/dashboard/boosts',
    advertisements: '/dashboard/advertisements',
  }),
  moderation: admin({
    'listings-review': '/dashboard/admin/listings-review',
    'reviewed-listing': { on: '/dashboard/admin/listings-review', to: '/dashboard/admin/listings/' },
    listings: '/dashboard/admin/listings',
    'reports-queue': '/dashboard/admin/reports-queue',
    appeals: '/dashboard/admin/appeals',
    'advertisements-review': '/dashboard/admin/advertisements',
    messages: '/dashboard/admin/messages',
    offices: '/dashboard/admin/offices',
    'offices-import': '/dashboard/admin/offices/import',
  }),
  people: admin({
    users: '/dashboard/admin/users',
    user: { on: '/dashboard/admin/users', to: '/dashboard/admin/users/' },
    activity: '/dashboard/admin/activity',
    audit: '/dashboard/admin/audit',
    announcements: '/dashboard/admin/announcements',
    mails: '/dashboard/admin/mails',
  }),
  operation: admin({
    'admin-credits': '/dashboard/admin/credits',
    payments: '/dashboard/admin/payments',
    payees: '/dashboard/admin/payees',
    plans: '/dashboard/admin/plans',
    category: '/dashboard/admin/category',
    'search desk': '/dashboard/admin/search',
    sitemaps: '/dashboard/admin/sitemaps',
    'statistics of the site': '/dashboard/admin/statistics',
  }),
};
