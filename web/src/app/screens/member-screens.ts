import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { LAZY_FORM_TIMEOUT_MS } from '#lib/lazy-page.ts';
import type { Screen } from './screen.ts';

/** Data of the form, for a new listing and for an old one. */
const FORM_SCREEN: Pick<Screen, 'ns' | 'timeoutMs'> = {
  ns: ['listing-form', 'listing-media', 'listings', 'map', 'form', 'offline'],
  timeoutMs: LAZY_FORM_TIMEOUT_MS,
};

/** Listings, what people write about them, and money. In the order of the sidebar, as all tables of screens. */
export const MANAGEMENT_SCREENS = {
  properties: {
    path: 'properties',
    access: ['regular', 'office'],
    entry: { title: { ar: 'إعلاناتي', en: 'My listings' }, icon: IconBuilding },
    ns: ['my-listings', 'listing-owner', 'shop-window', 'reports', 'desk', 'form'],
  },
  'properties-new': {
    path: 'properties/new',
    access: ['regular', 'office'],
    entry: { title: { ar: 'إضافة إعلان', en: 'Add a listing' }, icon: IconCirclePlus },
    ...FORM_SCREEN,
  },
  'properties-edit': {
    path: 'properties/edit/:id',
    access: ['regular', 'office'],
    ...FORM_SCREEN,
    alsoAt: ['properties/:id/edit'],
  },
  'properties-import': {
    path: 'properties/import',
    access: ['office'],
    ns: ['listing-import', 'listings'],
  },
  'properties-waiting': {
    path: 'properties/waiting',
    access: ['regular', 'office'],
    ns: ['offline', 'listing-form', 'listings'],
  },
  'properties-priority': {
    path: 'properties/priority',
    access: ['regular', 'office'],
    entry: { title: { ar: 'ترتيب الأولوية', en: 'Priority management' }, icon: IconArrowsSort },
    ns: ['listing-priority', 'my-listings', 'listing-owner', 'desk'],
    alsoAt: ['priority'],
  },
  leads: {
    path: 'leads',
    access: ['regular', 'office'],
    entry: { title: { ar: 'المحادثات', en: 'Conversations' }, icon: IconUsers, waiting: 'leads' },
    ns: ['leads', 'desk'],
  },
  thread: {
    path: 'leads/:id',
    access: ['regular', 'office'],
    ns: ['leads', 'viewings', 'desk', 'form'],
  },
  viewings: {
    path: 'viewings',
    access: ['regular', 'office'],
    entry: { title: { ar: 'مواعيد المعاينة', en: 'Viewings' }, icon: IconCalendarEvent },
    ns: ['viewings', 'desk', 'form'],
  },
  'viewing-route': {
    path: 'viewings/route',
    access: ['regular', 'office'],
    ns: ['viewings', 'map', 'desk'],
  },
  favourites: {
    path: 'favourites',
    access: ['regular', 'office'],
    entry: { title: { ar: 'المفضّلة', en: 'Favorites' }, icon: IconHeart },
    ns: ['favourites', 'compare', 'listings'],
  },
  'saved-searches': {
    path: 'saved-searches',
    access: ['regular', 'office'],
    entry: { title: { ar: 'بحوثي المحفوظة', en: 'Saved searches' }, icon: IconBookmark },
    ns: ['saved-searches', 'desk'],
  },
  credits: {
    path: 'credits',
    access: ['regular', 'office'],
    entry: { title: { ar: 'الرصيد', en: 'Credits' }, icon: IconCoin },
    ns: ['credits', 'desk', 'form'],
  },
  'credits-add': {
    path: 'credits/add',
    access: ['regular', 'office'],
    entry: { title: { ar: 'إضافة رصيد', en: 'Add credit' }, icon: IconCirclePlus },
    ns: ['credits', 'payees', 'desk', 'form'],
  },
  payment: {
    path: 'payments/:id',
    access: ['regular', 'office'],
    ns: ['credits', 'desk'],
  },
  boosts: {
    path: 'boosts',
    access: ['regular', 'office'],
    entry: { title: { ar: 'ترويج الإعلانات', en: 'Boosts' }, icon: IconRocket },
    ns: ['boosts', 'credits', 'desk', 'form'],
  },
  advertisements: {
    path: 'advertisements',
    access: ['regular', 'office'],
    entry: { title: { ar: 'المساحات الإعلانية', en: 'Advertising' }, icon: IconSpeakerphone },
    ns: ['advertisements', 'credits', 'desk', 'form'],
  },
  'office-features': {
    path: 'office/features',
    access: ['regular'],
    entry: { title: { ar: 'مزايا المكاتب', en: 'Office features' }, icon: IconSparkles },
    ns: ['office-features', 'plan-comparison', 'listing-slots', 'my-listings', 'subscriptions', 'desk', 'form'],
  },
  'office-register': {
    path: 'office/register',
    access: ['regular'],
    entry: { title: { ar: 'تسجيل مكتب', en: 'Register an office' }, icon: IconBuildingStore },
    instead: { office: 'office' },
    insteadWords: { office: { ar: 'حسابك حساب مكتب من قبل.', en: 'You already have an office account.' } },
    ns: ['office-applications', 'accounts', 'desk', 'form'],
  },
} satisfies Record<string, Screen>;

/** Of offices alone. */
export const OFFICE_SCREENS = {
  dashboard: {
    path: '',
    access: ['office'],
    entry: { title: { ar: 'نظرة عامة', en: 'Overview' }, icon: IconLayoutDashboard },
    ns: ['reports', 'desk'],
  },
  reports: {
    path: 'reports',
    access: ['office'],
    entry: { title: { ar: 'التقارير', en: 'Reports' }, icon: IconChartBar },
    denied: {
      ar: 'الوصول مرفوض. التقارير متاحة لحسابات المكاتب فقط',
      en: 'Access denied. Only office users can view reports',
    },
    ns: ['reports', 'desk'],
  },
  office: {
    path: 'office',
    access: ['office'],
    entry: { title: { ar: 'مكتبي', en: 'My office' }, icon: IconBuildingStore },
    instead: { regular: 'office-features' },
    ns: ['own-office', 'office-team', 'office-applications', 'shop-window', 'accounts', 'desk', 'form'],
  },
  subscription: {
    path: 'subscription',
    access: ['office'],
    entry: { title: { ar: 'الاشتراك', en: 'Subscription' }, icon: IconReceipt },
    ns: ['subscriptions', 'credits', 'desk'],
  },
} satisfies Record<string, Screen>;

/** For everybody. */
export const MAIN_SCREENS = {
  notifications: {
    path: 'notifications',
    access: ['regular', 'office', 'admin'],
    entry: { title: { ar: 'الإشعارات', en: 'Notifications' }, icon: IconBell },
  },
  settings: {
    path: 'settings/:tab?',
    access: ['regular', 'office', 'admin'],
    entry: { title: { ar: 'الإعدادات', en: 'Settings' }, icon: IconSettings },
    ns: ['settings', 'push', 'desk', 'form', 'account-closing'],
    alsoAt: ['admin/settings/:tab'],
  },
} satisfies Record<string, Screen>;
