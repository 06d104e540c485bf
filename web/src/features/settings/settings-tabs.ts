/** The tabs of the settings (spec, section 2), each at `/dashboard/settings/{tab}`; the first is also at the bare address. */
export const SETTINGS_TABS = ['profile', 'security', 'appearance', 'notifications', 'delete'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const FIRST_TAB: SettingsTab = 'profile';

export const tabOf = (name: string | undefined): SettingsTab | undefined =>
  name === undefined ? FIRST_TAB : SETTINGS_TABS.find((tab) => tab === name);
