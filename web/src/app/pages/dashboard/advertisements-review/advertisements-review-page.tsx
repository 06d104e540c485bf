import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminAdvertisement, queueQuery } from '#features/advertisements/api.ts';
import { type Decision, DecisionDialog } from '#features/advertisements/decision-dialog.tsx';
import { ReviewDetails } from '#features/advertisements/review-details.tsx';
import { StatusBadge } from '#features/advertisements/status-badge.tsx';
import { Thumbnail } from '#features/advertisements/thumbnail.tsx';
import { useApi } from '#lib/api-context.ts';
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
import { Money } from '#ui/money.tsx';

const TABS = ['pending', 'active', 'paused', 'rejected', 'expired'] as const;
const KEYS = ['status'] as const;

/** Advertisements that wait for a decision, and those that were decided. */
export function Page() {
  const { t } = useTranslation('advertisements');
  const desk = useDeskParams(KEYS);
  const status = TABS.find((name) => name === desk.values.status) ?? 'pending';
  const list = useQuery(queueQuery(useApi(), status, desk.page));
  const [asked, setAsked] = useState<{ advertisement: AdminAdvertisement; decision: Decision }>();
  const opened = list.data?.advertisements.find(({ id }) => id === desk.open);

  const columns: Column<AdminAdvertisement>[] = [
    {
      key: 'picture',
      header: t('columns.picture'),
      isLead: true,
      cell: (advertisement) => <Thumbnail advertisement={advertisement} />,
    },
    {
      key: 'name',
      header: t('columns.name'),
      isName: true,
      cell: ({ id, title }) => (
        <AppLink to={desk.pathTo({ open: id })} preventScrollReset>
          <bdi>{title}</bdi>
        </AppLink>
      ),
    },
    {
      key: 'owner',
      header: t('review.owner'),
      onPhone: 'plain',
      cell: ({ owner }) => <bdi>{owner.office ?? owner.name}</bdi>,
    },
    { key: 'place', header: t('form.place'), onPhone: 'plain', cell: ({ place }) => t(`places.${place}`) },
    { key: 'cost', header: t('columns.budget'), onPhone: 'end', cell: ({ cost }) => <Money value={cost} /> },
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'hidden',
      cell: (advertisement) => <StatusBadge advertisement={advertisement} />,
    },
    {
      key: 'starts',
      header: t('form.startsOn'),
      onPhone: 'plain',
      cell: ({ startsOn }) => <DateText value={startsOn} style="short" />,
    },
    {
      key: 'look',
      header: t('columns.actions'),
      isActions: true,
      onPhone: 'hidden',
      cell: ({ id, title }) => (
        <LinkButton
          look="outline"
          compact
          to={desk.pathTo({ open: id })}
          preventScrollReset
          aria-label={t('review.lookAt', { name: title })}
        >
          {t('review.look')}
        </LinkButton>
      ),
    },
  ];

  return (
    <Desk>
      <Seo title={t('review.title')} description={t('review.title')} path="/dashboard/admin/advertisements" noindex />
      <DeskHead title={t('review.title')} />
      <DeskTabs
        label={t('filter.label')}
        current={status}
        tabs={TABS.map((name) => ({
          name,
          label: t(`statuses.${name}`),
          to: desk.pathTo({ status: name === 'pending' ? '' : name }),
        }))}
      />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{
          ...{ title: t('review.empty'), text: t('review.emptyText') },
          icon: <IconSpeakerphone size={32} stroke={1.4} />,
        }}
      >
        {({ advertisements }) => (
          <DeskTable
            label={t('review.title')}
            columns={columns}
            rows={advertisements}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened?.title ?? t('review.title')}
        // Above it, Escape belongs to the dialog.
        closeOnEscape={asked === undefined}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && (
          <ReviewDetails
            advertisement={opened}
            userPath={`/dashboard/admin/users?query=${encodeURIComponent(opened.owner.name)}&open=${opened.owner.id}`}
            onDecide={(decision) => setAsked({ advertisement: opened, decision })}
          />
        )}
      </DetailsDrawer>
      {asked && <DecisionDialog {...asked} onDone={() => desk.go({ open: '' })} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
