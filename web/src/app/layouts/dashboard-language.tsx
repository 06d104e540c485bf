import { ActionIcon, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#lib/choose-language.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { withLang, withoutTracking } from '#lib/links.ts';
import css from './dashboard-language.module.css';

/** Each language by its own name: that is how its readers look for it. */
const NAMES: Record<Lang, string> = { ar: 'العربية', en: 'English' };
const SHORT: Record<Lang, string> = { ar: 'ع', en: 'EN' };
const LANGS = Object.keys(NAMES) as Lang[];

/** The dashboard's choice of a language; each leads to the same page in it, as a new document. */
export function LanguageMenu() {
  const { t } = useTranslation('dashboard');
  const { pathname, search } = useLocation();
  const lang = useLang();
  const path = pathname + withoutTracking(search);
  const name = t('language', { name: NAMES[lang] });

  return (
    <Menu width={180}>
      <Menu.Target>
        <ActionIcon className={css.trigger} aria-label={name} data-tip={name}>
          <span aria-hidden="true" lang={lang}>
            {SHORT[lang]}
          </span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGS.map((choice) => (
          <Menu.Item
            key={choice}
            component="a"
            href={withLang(path, choice)}
            hrefLang={choice}
            lang={choice}
            aria-current={choice === lang || undefined}
            onClick={() => chooseLanguage(choice)}
          >
            {NAMES[choice]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
