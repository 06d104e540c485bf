import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link.tsx';
import { IconBell, IconPalette, IconShieldLock, IconTrash, IconUser } from './icons.ts';
import css from './settings-nav.module.css';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

const ICONS = {
  profile: IconUser,
  security: IconShieldLock,
  appearance: IconPalette,
  notifications: IconBell,
  delete: IconTrash,
} as const;

/** Links, not tabs of a widget: each has an address, and the way back leads through them. `base` is either spelling of the path. */
export function SettingsNav({ base, current }: { base: string; current: SettingsTab }) {
  const { t } = useTranslation('settings');
  const ref = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is what moves the mark
  useEffect(() => {
    // On phones the row is wider than the screen.
    const row = ref.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !link) return;
    row.scrollTo?.({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav ref={ref} className={css.nav} aria-label={t('label')}>
      <ul className={css.list}>
        {SETTINGS_TABS.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <li key={tab}>
              <AppLink
                to={`${base}/${tab}`}
                className={css.tab}
                aria-current={tab === current ? 'page' : undefined}
                data-tone={tab === 'delete' ? 'danger' : undefined}
              >
                <Icon size={18} stroke={1.6} aria-hidden />
                {t(`tabs.${tab}`)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
