import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useTranslation } from 'react-i18next';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';

/** The tabs of the settings (spec, section 2), each at `/dashboard/settings/{tab}`; the first is also at the bare address. */
const SETTINGS_TABS = ['profile', 'security', 'appearance', 'notifications', 'delete'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const FIRST_TAB: SettingsTab = 'profile';

/** Half of a tab's name is its address, too. */
const OTHER_NAMES = new Map<string, SettingsTab>([['language', 'appearance']]);

export const tabOf = (name: string | undefined): SettingsTab | undefined =>
  name === undefined ? FIRST_TAB : (SETTINGS_TABS.find((tab) => tab === name) ?? OTHER_NAMES.get(name));

const ICONS = {
  profile: IconUser,
  security: IconShieldLock,
  appearance: IconPalette,
  notifications: IconBell,
  delete: IconTrash,
} as const;

/** The parts of the settings, each with an address. `base` is either spelling of the path. */
export function SettingsNav({ base, current }: { base: string; current: SettingsTab }) {
  const { t } = useTranslation('settings');
  const tabs = SETTINGS_TABS.map((tab) => {
    const Icon = ICONS[tab];
    return {
      name: tab,
      label: t(`tabs.${tab}`),
      to: `${base}/${tab}`,
      icon: <Icon size={18} stroke={1.6} aria-hidden />,
    };
  });
  return <DeskTabs label={t('label')} tabs={tabs} current={current} />;
}
