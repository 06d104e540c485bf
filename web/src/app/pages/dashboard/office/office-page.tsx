import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TownField } from '#features/accounts/town-field.tsx';
import { OfficeLicense } from '#features/office-applications/office-license.tsx';
import { TeamPage } from '#features/office-team/team-page.tsx';
import { ownOfficeQuery } from '#features/own-office/api.ts';
import { Completeness } from '#features/own-office/completeness.tsx';
import { DetailsForm } from '#features/own-office/details-form.tsx';
import { LogoField } from '#features/own-office/logo-field.tsx';
import { OfficeFigures } from '#features/own-office/office-figures.tsx';
import { OfficeForm } from '#features/own-office/office-form.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { SettingsSkeleton } from '#ui/desk/settings-skeleton.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';

const ShopWindowDialog = lateDialog(
  async () => (await import('#features/shop-window/shop-window-dialog.tsx')).ShopWindowDialog,
);

/** One's own office: what its public page says, and who works for it. */
export function Page() {
  const { t } = useTranslation('own-office');
  const desk = useDeskParams(['tab']);
  const tab = desk.values.tab === 'team' ? 'team' : 'page';
  const { data: office, error, isPending, refetch } = useQuery(ownOfficeQuery(useApi()));
  const lang = useLang();
  const { origin } = useSite();
  const [isShowing, setShowing] = useState(false);
  return (
    <Desk>
      <Seo title={t('title')} description={t('text')} path="/dashboard/office" noindex />
      <DeskHead title={t('title')}>
        {office && (
          <>
            <PlainButton look="outline" data-act="window" aria-haspopup="dialog" onClick={() => setShowing(true)}>
              {t('window')}
            </PlainButton>
            <LinkButton to={`/office/${office.slug}`} look="outline">
              {t('see')}
            </LinkButton>
          </>
        )}
      </DeskHead>
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={[
          { name: 'page', label: t('tabs.page'), to: desk.pathTo({ tab: '' }) },
          { name: 'team', label: t('tabs.team'), to: desk.pathTo({ tab: 'team' }) },
        ]}
      />
      {tab === 'team' && <TeamPage />}
      {tab === 'page' && isPending && <SettingsSkeleton />}
      {tab === 'page' && error && !office && <FailedPanel title={t('failed')} error={error} onRetry={refetch} />}
      {tab === 'page' && office && (
        <>
          <p>{t(office.mayManage ? 'text' : 'readOnly')}</p>
          <OfficeFigures />
          <Completeness office={office} />
          {office.mayManage && (
            <SettingsCard title={t('logo.title')} text={t('logo.text')}>
              <LogoField office={office} />
            </SettingsCard>
          )}
          <SettingsCard
            title={t('about.title')}
            text={t('about.text')}
            badge={
              <Badge tone={office.verified ? 'good' : 'plain'}>{t(office.verified ? 'verified' : 'unverified')}</Badge>
            }
          >
            <OfficeForm
              office={office}
              place={(form) => (
                <TownField
                  {...form.getInputProps('location')}
                  initial={{ province: office.province, city: office.city }}
                  readOnly={!office.mayManage}
                />
              )}
            />
          </SettingsCard>
          {office.mayManage && <OfficeLicense officeId={office.id} />}
          <SettingsCard title={t('details.title')} text={t('details.text')}>
            <DetailsForm office={office} />
          </SettingsCard>
        </>
      )}
      {isShowing && office && (
        <ShopWindowDialog
          shown="office"
          title={lang === 'ar' ? office.name : office.nameEn}
          address={origin + withLang(`/office/${office.slug}`, lang)}
          onClose={() => setShowing(false)}
        />
      )}
    </Desk>
  );
}
