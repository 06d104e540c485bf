/** The tabs of the settings (spec, section 2), each at `/dashboard/settings/{tab}`; the first is also at the bare address. */
export const SETTINGS_TABS = ['profile', 'security', 'appearance', 'notifications', 'delete'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export const FIRST_TAB: SettingsTab = 'profile';

/** Half of a tab's name is its address, too. */
const OTHER_NAMES = new Map<string, SettingsTab>([['language', 'appearance']]);

export const tabOf = (name: string | undefined): SettingsTab | undefined =>
  name === undefined ? FIRST_TAB : (SETTINGS_TABS.find((tab) => tab === name) ?? OTHER_NAMES.get(name));
