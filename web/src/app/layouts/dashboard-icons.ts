import type { Section } from '@diyar/api/rules/sections';
import type { Icon } from '@tabler/icons-react';
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { default as IconLayoutSidebar } from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
export { default as IconLogout } from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
export { IconBell, IconCoin };

export const SECTION_ICONS: Record<Section, Icon> = {
  dashboard: IconLayoutDashboard,
  properties: IconBuilding,
  'properties-new': IconCirclePlus,
  'properties-edit': IconBuilding,
  leads: IconUsers,
  viewings: IconCalendarEvent,
  favourites: IconHeart,
  'saved-searches': IconBookmark,
  credits: IconCoin,
  'credits-add': IconCirclePlus,
  boosts: IconRocket,
  advertisements: IconSpeakerphone,
  'office-features': IconSparkles,
  'office-register': IconBuildingStore,
  office: IconBuildingStore,
  subscription: IconReceipt,
  reports: IconChartBar,
  settings: IconSettings,
  notifications: IconBell,
  users: IconUsers,
  offices: IconBuildingStore,
  category: IconCategory,
  'listings-review': IconClipboardCheck,
  'reports-queue': IconFlag,
  'admin-credits': IconCoin,
  payments: IconCreditCard,
  sitemaps: IconSitemap,
  search: IconSearch,
  statistics: IconChartHistogram,
  activity: IconActivity,
  audit: IconHistory,
};
