import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Screen } from './screen.ts';

/** Of administrators, in the order of the sidebar. */
export const ADMIN_SCREENS = {
  users: {
    path: 'admin/users',
    access: ['admin'],
    entry: { title: { ar: 'المستخدمون', en: 'Users' }, icon: IconUsers },
    ns: ['admin-users', 'saved-filters', 'account-views', 'credits', 'desk', 'form'],
  },
  user: {
    path: 'admin/users/:id',
    access: ['admin'],
    ns: ['admin-users', 'account-views', 'credits', 'desk', 'form'],
  },
  offices: {
    path: 'admin/offices',
    access: ['admin'],
    entry: {
      title: { ar: 'المكاتب', en: 'Offices' },
      icon: IconBuildingStore,
      waiting: 'applications',
    },
    ns: ['office-applications', 'saved-filters', 'desk', 'form'],
    alsoAt: ['admin/office-applications'],
  },
  'offices-import': {
    path: 'admin/offices/import',
    access: ['admin'],
    ns: ['listing-import', 'listings'],
  },
  category: {
    path: 'admin/category',
    access: ['admin'],
    entry: { title: { ar: 'الأقسام', en: 'Categories' }, icon: IconCategory },
    ns: ['admin-categories', 'admin-attributes', 'catalogue-report', 'catalogue-transfer', 'listings', 'desk', 'form'],
  },
  'listings-review': {
    path: 'admin/listings-review',
    access: ['admin'],
    entry: { title: { ar: 'مراجعة الإعلانات', en: 'Listings review' }, icon: IconClipboardCheck, waiting: 'review' },
    ns: ['listing-review', 'desk', 'form'],
  },
  'reviewed-listing': {
    path: 'admin/listings/:id',
    access: ['admin'],
    ns: ['listing-review', 'admin-listings', 'admin-users', 'same-homes', 'listings', 'map', 'desk', 'form'],
    alsoAt: ['listings/:id'],
  },
  listings: {
    path: 'admin/listings',
    access: ['admin'],
    entry: { title: { ar: 'كل الإعلانات', en: 'All listings' }, icon: IconBuildingCommunity },
    ns: ['admin-listings', 'saved-filters', 'admin-users', 'desk', 'form'],
  },
  'reports-queue': {
    path: 'admin/reports-queue',
    access: ['admin'],
    entry: { title: { ar: 'البلاغات', en: 'Reported listings' }, icon: IconFlag, waiting: 'reports' },
    ns: ['office-reviews', 'reports-queue', 'listing-reports', 'desk', 'form'],
  },
  'advertisements-review': {
    path: 'admin/advertisements',
    access: ['admin'],
    entry: {
      title: { ar: 'مراجعة المساحات', en: 'Advertisements' },
      icon: IconSpeakerphone,
      waiting: 'advertisements',
    },
    ns: ['advertisements', 'desk', 'form'],
  },
  appeals: {
    path: 'admin/appeals',
    access: ['admin'],
    entry: { title: { ar: 'الاعتراضات', en: 'Appeals' }, icon: IconGavel, waiting: 'appeals' },
    ns: ['listing-appeals', 'desk', 'form'],
  },
  messages: {
    path: 'admin/messages',
    access: ['admin'],
    entry: { title: { ar: 'الرسائل', en: 'Messages' }, icon: IconMessages },
    ns: ['support-desk', 'desk', 'form'],
  },
  announcements: {
    path: 'admin/announcements',
    access: ['admin'],
    entry: { title: { ar: 'أخبار للمستخدمين', en: 'Announcements' }, icon: IconSpeakerphone },
    ns: ['announcements', 'desk', 'form'],
  },
  mails: {
    path: 'admin/mails',
    access: ['admin'],
    entry: { title: { ar: 'الرسائل كما تصل', en: 'Emails' }, icon: IconMail },
    ns: ['mail-gallery', 'settings', 'desk', 'form'],
  },
  'admin-credits': {
    path: 'admin/credits',
    access: ['admin'],
    entry: { title: { ar: 'أرصدة المستخدمين', en: 'User credits' }, icon: IconCoin, waiting: 'credits' },
    ns: ['credits', 'desk', 'form'],
  },
  payments: {
    path: 'admin/payments',
    access: ['admin'],
    entry: { title: { ar: 'المدفوعات', en: 'Payments' }, icon: IconCreditCard },
    ns: ['credits', 'desk', 'form'],
  },
  payees: {
    path: 'admin/payees',
    access: ['admin'],
    entry: { title: { ar: 'جهات الاستلام', en: 'Where to pay' }, icon: IconBuildingBank, waiting: 'payees' },
    ns: ['payees', 'credits', 'desk', 'form'],
  },
  plans: {
    path: 'admin/plans',
    access: ['admin'],
    entry: { title: { ar: 'الباقات', en: 'Plans' }, icon: IconPackages },
    ns: ['plans', 'desk', 'form'],
  },
  sitemaps: {
    path: 'admin/sitemaps',
    access: ['admin'],
    entry: { title: { ar: 'خرائط الموقع', en: 'Sitemaps' }, icon: IconSitemap },
    ns: ['sitemaps', 'desk'],
  },
  search: {
    path: 'admin/search',
    access: ['admin'],
    entry: { title: { ar: 'البحث', en: 'Search' }, icon: IconSearch },
    ns: ['search-index', 'search-words', 'search-misses', 'background-jobs', 'health', 'desk', 'form'],
  },
  statistics: {
    path: 'admin/statistics',
    access: ['admin'],
    entry: { title: { ar: 'الإحصاءات', en: 'Statistics' }, icon: IconChartHistogram },
    ns: ['figures', 'page-visits', 'desk'],
  },
  activity: {
    path: 'admin/activity',
    access: ['admin'],
    entry: { title: { ar: 'نشاط المستخدمين', en: 'User activity' }, icon: IconActivity },
    ns: ['user-activity', 'desk'],
  },
  audit: {
    path: 'admin/audit',
    access: ['admin'],
    entry: { title: { ar: 'سجلّ الإدارة', en: 'Audit log' }, icon: IconHistory },
    ns: ['audit-log', 'saved-filters', 'desk', 'form'],
  },
} satisfies Record<string, Screen>;
