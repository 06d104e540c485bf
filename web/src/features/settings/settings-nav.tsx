import { useTranslation } from 'react-i18next';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { IconBell, IconPalette, IconShieldLock, IconTrash, IconUser } from './icons.ts';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

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
