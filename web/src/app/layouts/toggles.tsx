import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#lib/choose-language.ts';
import { shownScheme } from '#lib/color-scheme.ts';
import { useLang } from '#lib/i18n.ts';
import { otherLang } from '#lib/language.ts';
import { withLang, withoutTracking } from '#lib/links.ts';
import { useChooseScheme } from '#lib/use-choose-scheme.ts';
import { IconButton } from '#ui/link-button.tsx';
import css from './toggles.module.css';

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

const SHORT = { ar: 'ع', en: 'EN' } as const;

/** The same page in the other language, as a new document: direction and texts change as one. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const other = otherLang(useLang());
  const name = t('nav.language');

  return (
    <a
      href={withLang(pathname + withoutTracking(search), other)}
      hrefLang={other}
      lang={other}
      data-tip={name}
      className={css.toggle}
      onClick={() => chooseLanguage(other)}
    >
      <span aria-hidden="true">{SHORT[other]}</span>
      <span className="d-visually-hidden">{name}</span>
    </a>
  );
}
