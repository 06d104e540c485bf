import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TownField } from '#features/accounts/town-field.tsx';
import { myApplicationQuery, townQuery } from '#features/office-applications/api.ts';
import { ApplicationFacts } from '#features/office-applications/application-facts.tsx';
import { ApplicationForm } from '#features/office-applications/application-form.tsx';
import { ApplicationState } from '#features/office-applications/application-state.tsx';
import { missingIn } from '#features/office-applications/status-badge.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { provincesQuery } from '#lib/locations.ts';
import { Seo } from '#lib/seo.tsx';
import { useSession } from '#lib/session.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './office-register-page.module.css';

/**
 * To the new office. The session still speaks for a regular account: it is renewed on the way, after the page that only
 * regular accounts may see has been left.
 */
function useOpenOffice(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  return async () => {
    await navigate(withLang('/dashboard/office', lang));
    await session.hook.renew(await session.hook.accessToken());
    await session.reload();
  };
}

/** Becoming an office: the form, and from then on where the application stands. */
export function Page() {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const mine = useQuery(myApplicationQuery(api));
  const key = mine.data?.location ?? null;
  const town = useQuery(townQuery(api, key));
  const provinces = useQuery(provincesQuery(api));
  const [isChanging, setChanging] = useState(false);
  const openOffice = useOpenOffice();
  const seo = <Seo title={t('title')} description={t('text')} path="/dashboard/office/register" noindex />;

  if (mine.error && mine.data === undefined) {
    return (
      <>
        {seo}
        <FailedPanel title={t('failed')} error={mine.error} onRetry={() => mine.refetch()} />
      </>
    );
  }
  if (mine.data === undefined || (key !== null && (town.isPending || provinces.isPending))) {
    return (
      <>
        {seo}
        <Loading />
      </>
    );
  }

  const application = mine.data;
  const isWaiting =
    application?.status === 'pending' && application.licenseState !== 'rejected' && missingIn(application).length === 0;
  const isApproved = application?.status === 'approved';
  const city = town.data ?? undefined;
  const province = provinces.data?.find(({ slug }) => slug === city?.provinceSlug);
  const initial = city && province && { province, city };
  return (
    <div className={css.page}>
      {seo}
      <div>
        <h1 className={css.title}>{t('title')}</h1>
        {!isWaiting && !isApproved && <p className={css.text}>{t('text')}</p>}
      </div>
      {application && (
        <ApplicationState application={application}>
          {isApproved && <PlainButton onClick={openOffice}>{t('openOffice')}</PlainButton>}
          {isWaiting && !isChanging && (
            <PlainButton look="outline" onClick={() => setChanging(true)}>
              {t('change')}
            </PlainButton>
          )}
        </ApplicationState>
      )}
      {(isWaiting || isApproved) && !isChanging && application && (
        <section className={css.card} aria-label={t('details')}>
          <ApplicationFacts application={application} town={town.data?.name} />
        </section>
      )}
      {((!isWaiting && !isApproved) || isChanging) && (
        <section className={css.card} aria-label={t('title')}>
          <ApplicationForm
            application={application}
            town={initial?.city.key}
            place={(form) => <TownField {...form.getInputProps('location')} initial={initial} />}
            onSent={() => {
              setChanging(false);
              scrollTo(0, 0);
            }}
          />
        </section>
      )}
    </div>
  );
}
