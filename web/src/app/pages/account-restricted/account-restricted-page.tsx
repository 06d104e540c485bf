import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { useHydrated } from '#lib/hydrated.tsx';
import { storedRestriction } from '#lib/restriction.ts';
import { Seo } from '#lib/seo.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './account-restricted.module.css';

/** The spec's access-restricted screen: why, until when, and whom to ask. */
export function Page() {
  const { t } = useTranslation('accounts');
  const restriction = useHydrated() ? storedRestriction() : undefined;
  const hasFacts = Boolean(restriction?.reason ?? restriction?.until);
  // The server's sentence may hold the reason and the date; beside the list of both it would say them twice.
  const isRepeated = hasFacts && restriction?.message.includes(restriction.reason ?? '');
  const text = (!isRepeated && restriction?.message) || t('restricted.text');
  return (
    <>
      <Seo title={t('restricted.title')} description={t('restricted.text')} path="/account/restricted" noindex />
      <AuthScreen title={t('restricted.title')} text={text} scene="closed" live>
        {restriction && hasFacts && (
          <dl className={css.facts}>
            {restriction.reason && (
              <>
                <dt>{t('restricted.reason')}</dt>
                <dd>
                  <bdi>{restriction.reason}</bdi>
                </dd>
              </>
            )}
            <dt>{t('restricted.until')}</dt>
            <dd>{restriction.until ? <DateText value={restriction.until} style="long" /> : t('restricted.forGood')}</dd>
          </dl>
        )}
        <p className={css.note}>{t('restricted.note')}</p>
        <div className={css.actions}>
          <LinkButton to="/contact">{t('restricted.contact')}</LinkButton>
          <LinkButton to="/login" look="outline">
            {t('restricted.login')}
          </LinkButton>
        </div>
      </AuthScreen>
    </>
  );
}
