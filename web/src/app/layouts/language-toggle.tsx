import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#lib/choose-language.ts';
import { useLang } from '#lib/i18n.ts';
import { otherLang } from '#lib/language.ts';
import { withLang, withoutTracking } from '#lib/links.ts';
import css from './language-toggle.module.css';

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
