import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTranslation } from 'react-i18next';
import { shownScheme } from '#lib/color-scheme.ts';
import { useChooseScheme } from '#lib/use-choose-scheme.ts';
import { IconButton } from '#ui/link-button.tsx';
import css from './scheme-toggle.module.css';

/** Light ↔ dark. Both icons are there and the style shows one: the server can't know which the visitor has. */
export function SchemeToggle() {
  const { t } = useTranslation();
  const chooseScheme = useChooseScheme();
  return (
    <IconButton label={t('nav.theme')} onClick={() => chooseScheme(shownScheme() === 'dark' ? 'light' : 'dark')}>
      <IconMoon className={css.whenLight} size={21} stroke={1.6} aria-hidden />
      <IconSun className={css.whenDark} size={21} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
