import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#lib/choose-language.ts';
import { useLang } from '#lib/i18n.ts';
import { directionOf, LANGS } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import css from './choice.module.css';
import { IconCheck } from './icons.ts';

/** Each language calls itself by its own name, in every language. */
const NAMES = { ar: 'العربية', en: 'English' } as const;
const SAMPLES = { ar: 'من اليمين إلى اليسار', en: 'Left to right' } as const;

/** Links to this page in each language: another one is another document, and its page tells the profile (`useKeepLanguage`). */
export function LanguageChoice() {
  const lang = useLang();
  const { pathname, search } = useLocation();
  return (
    <ul className={css.choices}>
      {LANGS.map((one) => (
        <li key={one}>
          <a
            href={withLang(pathname + search, one)}
            hrefLang={one}
            lang={one}
            dir={directionOf(one)}
            className={css.choice}
            aria-current={one === lang ? 'true' : undefined}
            onClick={() => chooseLanguage(one)}
          >
            <span className={css.name}>{NAMES[one]}</span>
            <span className={css.sample}>{SAMPLES[one]}</span>
            {one === lang && <IconCheck className={css.mark} size={20} stroke={2} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
