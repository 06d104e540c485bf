import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../lib/choose-language.ts';
import { useLang } from '../../lib/i18n.ts';
import type { Lang } from '../../lib/language.ts';
import { withLang, withoutTracking } from '../../lib/links.ts';
import css from './language-menu.module.css';

/** Each language by its own name: that is how its readers look for it. */
const NAMES: Record<Lang, string> = { ar: 'العربية', en: 'English' };
const SHORT: Record<Lang, string> = { ar: 'ع', en: 'EN' };
const LANGS = Object.keys(NAMES) as Lang[];

/** The dashboard's choice of a language; each leads to the same page in it, as a new document. */
export function LanguageMenu() {
  const { t } = useTranslation('dashboard');
  const { pathname, search } = useLocation();
  const lang = useLang();
  const id = useId();
  const path = pathname + withoutTracking(search);

  return (
    <>
      <button
        type="button"
        className={css.trigger}
        popoverTarget={id}
        aria-label={t('language', { name: NAMES[lang] })}
        data-tip={t('language', { name: NAMES[lang] })}
      >
        <span aria-hidden="true" lang={lang}>
          {SHORT[lang]}
        </span>
      </button>
      {/* The platform's popover: closes on Escape and on a press elsewhere, and gives the focus back. */}
      <div id={id} popover="auto" className={css.menu}>
        <ul className={css.list}>
          {LANGS.map((choice) => (
            <li key={choice}>
              <a
                href={withLang(path, choice)}
                hrefLang={choice}
                lang={choice}
                aria-current={choice === lang || undefined}
                className={css.entry}
                onClick={() => chooseLanguage(choice)}
              >
                {NAMES[choice]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
