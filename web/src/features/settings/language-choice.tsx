import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '#lib/choose-language.ts';
import { useLang } from '#lib/i18n.ts';
import { directionOf, LANGS } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import css from './choice.module.css';

/** Each language calls itself by its own name, in every language. */
const NAMES = { ar: 'العربية', en: 'English' } as const;
const SAMPLES = { ar: 'من اليمين إلى اليسار', en: 'Left to right' } as const;

/** Links to this page in each language: another one is another document, and its page tells the profile (`useKeepLanguage`). */
export function LanguageChoice() {
  const lang = useLang();
  const { pathname, search } = useLocation();
  return (
    <ul className={css.choices}>
      {LANGS.map((option) => (
        <li key={option}>
          <a
            href={withLang(pathname + search, option)}
            hrefLang={option}
            lang={option}
            dir={directionOf(option)}
            className={css.choice}
            aria-current={option === lang ? 'true' : undefined}
            onClick={() => chooseLanguage(option)}
          >
            <span className={css.name}>{NAMES[option]}</span>
            <span className={css.sample}>{SAMPLES[option]}</span>
            {option === lang && <IconCheck className={css.mark} size={20} stroke={2} aria-hidden />}
          </a>
        </li>
      ))}
    </ul>
  );
}
