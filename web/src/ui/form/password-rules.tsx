import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import { useTranslation } from 'react-i18next';
import { PASSWORD_RULES, type PasswordRule } from './checks.ts';
import css from './field.module.css';

const RULES = Object.keys(PASSWORD_RULES) as PasswordRule[];

/** Rules of a new password, each ticked off once it is there. */
export function PasswordRules({ typed }: { typed: string }) {
  const { t } = useTranslation('form');
  const met = RULES.filter((rule) => PASSWORD_RULES[rule](typed)).length;
  return (
    <>
      <span role="status" className="d-visually-hidden">
        {typed && t('password.rules.progress', { met, total: RULES.length })}
      </span>
      <span className="d-visually-hidden">{t('password.rules.label')}</span>
      <ul className={css.rules}>
        {RULES.map((rule) => {
          const isMet = PASSWORD_RULES[rule](typed);
          const Icon = isMet ? IconCheck : IconCircle;
          return (
            <li key={rule} data-met={isMet || undefined}>
              <Icon size={14} stroke={2.2} aria-hidden />
              <span>
                {t(`password.rules.${rule}`)}
                <span className="d-visually-hidden"> {t(isMet ? 'password.rules.met' : 'password.rules.missing')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
