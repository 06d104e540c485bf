import type { AdminApplication, AdminOffice } from '@diyar/api/contracts/office-applications';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationQuery, applicationsQuery, STATUSES } from '#features/office-applications/api.ts';
import { ApplicationDetails } from '#features/office-applications/application-details.tsx';
import { type Decision, DecisionDialog } from '#features/office-applications/decision-dialog.tsx';
import { CloseOfficeDialog, NameOwnerDialog } from '#features/office-applications/end-dialogs.tsx';
import { StatusBadge } from '#features/office-applications/status-badge.tsx';
import { type OfficeToVerify, VerifyDialog } from '#features/office-applications/verify-dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { AllOffices, DESK_KEYS, NOT_NARROWED } from './all-offices.tsx';
import css from './offices-page.module.css';

const TABS = [...STATUSES, 'all'] as const;

/** Those who want to be an office with the decision about each, and all offices. */
export function Page() {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const desk = useDeskParams(DESK_KEYS);
  const status = STATUSES.find((option) => option === desk.values.status) ?? 'pending';
  const tab = desk.values.status === 'all' ? 'all' : status;
  const list = useQuery({ ...applicationsQuery(api, status, desk.page), enabled: tab !== 'all' });
  const [asked, setAsked] = useState<{ application: AdminApplication; decision: Decision }>();
  const [verified, setVerified] = useState<OfficeToVerify>();
  const [ended, setEnded] = useState<{ office: AdminOffice; act: 'name' | 'close' }>();
  const EndDialog = ended?.act === 'name' ? NameOwnerDialog : CloseOfficeDialog;
  const total = list.data?.page.total ?? 0;
  // An application that was opened from the list of offices stands in no list of applications.
  const alone = useQuery({
    ...applicationQuery(api, desk.open ?? ''),
    enabled: tab === 'all' && desk.open !== undefined,
  });
  const opened = tab === 'all' ? alone.data : list.data?.applications.find(({ id }) => id === desk.open);
  const columns: Column<AdminApplication>[] = [
    {
      key: 'office',
      header: t('office'),
      isName: true,
      cell: ({ id, name, cityName, applicant }) => (
        <span className={css.office}>
          <AppLink to={desk.pathTo({ open: id })} preventScrollReset className={css.name}>
            {name ?? applicant.name}
          </AppLink>
          {cityName && <span className={css.town}>{cityName}</span>}
        </span>
      ),
    },
    { key: 'applicant', header: t('applicant'), onPhone: 'plain', cell: ({ applicant }) => applicant.name },
    {
      key: 'status',
      header: t('statusLabel'),
      onPhone: 'end',
      cell: (application) => <StatusBadge application={application} />,
    },
    {
      key: 'date',
      header: t(status === 'pending' ? 'applied' : 'decided'),
      onPhone: 'plain',
      cell: ({ createdAt, decidedAt }) => <DateText value={decidedAt ?? createdAt} relative />,
    },
    {
      key: 'review',
      header: t('actions'),
      isActions: true,
      onPhone: 'hidden',
      cell: ({ id, name, applicant }) => (
        <LinkButton
          look="outline"
          compact
          className={css.review}
          to={desk.pathTo({ open: id })}
          preventScrollReset
          aria-label={t(status === 'pending' ? 'reviewOf' : 'lookAt', { name: name ?? applicant.name })}
        >
          {t(status === 'pending' ? 'review' : 'look')}
        </LinkButton>
      ),
    },
  ];

  return (
    <Desk>
      <Seo title={t('deskTitle')} description={t('deskTitle')} path="/dashboard/admin/offices" noindex />
      <DeskHead
        title={t('deskTitle')}
        count={tab !== 'all' && list.data ? t('count', { count: total, shown: formatNumber(total) }) : undefined}
      >
        <LinkButton look="outline" to="/dashboard/admin/offices/import">
          {t('import')}
        </LinkButton>
      </DeskHead>
      <DeskTabs
        label={t('statusLabel')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ ...NOT_NARROWED, status: name === 'pending' ? '' : name }),
        }))}
      />
      {tab === 'all' ? (
        <AllOffices desk={desk} onVerify={setVerified} onEnd={(office, act) => setEnded({ office, act })} />
      ) : (
        <DeskList
          query={list}
          pageOf={({ page }) => page}
          pathToPage={(page) => desk.pathTo({ page })}
          empty={{
            title: t(`empty.${status}`),
            text: t('emptyText'),
            icon: <IconBuildingStore size={32} stroke={1.4} />,
          }}
        >
          {({ applications }) => (
            <DeskTable
              label={t('deskTitle')}
              columns={columns}
              rows={applications}
              keyOf={({ id }) => id}
              isStale={list.isPlaceholderData}
            />
          )}
        </DeskList>
      )}
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened ? (opened.name ?? opened.applicant.name) : t('deskTitle')}
        // Above it, Escape belongs to the dialog.
        closeOnEscape={asked === undefined && verified === undefined}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && (
          <ApplicationDetails
            application={opened}
            applicantPath={`/dashboard/admin/users?query=${encodeURIComponent(opened.applicant.email ?? opened.applicant.name)}&open=${opened.applicant.id}`}
            onVerify={({ officeId, name, applicant, officeVerified }) =>
              setVerified({ officeId: officeId ?? '', name: name ?? applicant.name, verified: officeVerified === true })
            }
            onDecide={(application, decision) => setAsked({ application, decision })}
          />
        )}
      </DetailsDrawer>
      {verified && <VerifyDialog office={verified} onClose={() => setVerified(undefined)} />}
      {ended && <EndDialog office={ended.office} onClose={() => setEnded(undefined)} />}
      {asked && <DecisionDialog {...asked} onDone={() => desk.go({ open: '' })} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
