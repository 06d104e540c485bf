import { Group } from '@mantine/core';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportedListing, reportsQuery } from '#features/listing-reports/api.ts';
import { DecideDialog, type Decision } from '#features/listing-reports/decide-dialog.tsx';
import { ReportList } from '#features/listing-reports/report-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './reports-queue-page.module.css';
import { ReviewQueue } from './review-queue.tsx';

const PATH = '/dashboard/admin/reports-queue';

/** Listings and reviews of offices that people reported, and what becomes of them. */
export function Page() {
  const { t } = useTranslation('office-reviews');
  const desk = useDeskParams(['about']);
  const asked = desk.values.about;
  const about = asked === 'reviews' || asked === 'hidden' ? asked : 'listings';
  const tabs = (
    <DeskTabs
      label={t('desk.about')}
      current={about}
      tabs={[
        { name: 'listings', label: t('desk.listings'), to: desk.pathTo({ about: '' }) },
        { name: 'reviews', label: t('desk.reviews'), to: desk.pathTo({ about: 'reviews' }) },
        { name: 'hidden', label: t('desk.hidden'), to: desk.pathTo({ about: 'hidden' }) },
      ]}
    />
  );
  if (about === 'listings') return <ListingQueue tabs={tabs} />;
  return <ReviewQueue tabs={tabs} show={about === 'hidden' ? 'hidden' : 'open'} />;
}

function ListingQueue({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation(['reports-queue', 'listing-reports']);
  const desk = useDeskParams([]);
  const list = useQuery(reportsQuery(useApi(), desk.page));
  const [asked, setAsked] = useState<{ listing: ReportedListing; decision: Decision }>();
  const opened = list.data?.items.find(({ id }) => id === desk.open);
  const total = list.data?.page.total ?? 0;

  const acts = (listing: ReportedListing) => (
    <RowMenu
      of={listing.title}
      acts={[
        { key: 'dismiss', label: t('dismiss.short'), run: () => setAsked({ listing, decision: 'dismiss' }) },
        {
          key: 'uphold',
          label: t('uphold.short'),
          isDanger: true,
          run: () => setAsked({ listing, decision: 'uphold' }),
        },
      ]}
    />
  );
  const columns: Column<ReportedListing>[] = [
    {
      key: 'listing',
      header: t('listing'),
      isName: true,
      cell: ({ id, title, code }) => (
        <>
          <AppLink to={desk.pathTo({ open: id })} preventScrollReset className={css.name} dir="auto">
            {title}
          </AppLink>
          <span className={css.code}>{t('code', { code })}</span>
        </>
      ),
    },
    {
      key: 'types',
      header: t('why'),
      onPhone: 'plain',
      cell: ({ types }) =>
        types.map(({ type, count }) => `${t(`listing-reports:types.${type}`)} (${count})`).join(t('comma')),
    },
    {
      key: 'weight',
      header: t('weight'),
      onPhone: 'plain',
      cell: ({ weight, count }) => <span className="d-tabular">{t('weightOf', { weight, reports: count })}</span>,
    },
    {
      key: 'status',
      header: t('status'),
      onPhone: 'end',
      cell: ({ heldBack, status }) => (
        <Badge tone={heldBack ? 'warning' : 'neutral'}>
          {t(heldBack ? 'heldBack' : status === 'active' ? 'shown' : 'notShown')}
        </Badge>
      ),
    },
    { key: 'last', header: t('last'), onPhone: 'plain', cell: ({ lastAt }) => <DateText value={lastAt} relative /> },
    { key: 'acts', header: t('acts'), isActions: true, cell: acts },
  ];

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path={PATH} noindex />
      <DeskHead title={t('title')} count={list.data && t('count', { count: total, shown: formatNumber(total) })} />
      {tabs}
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t('empty'), text: t('emptyText'), icon: <IconFlag size={32} stroke={1.4} /> }}
      >
        {({ items }) => (
          <DeskTable
            label={t('title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened?.title ?? t('listing')}
        // Above it, Escape belongs to the dialog.
        closeOnEscape={asked === undefined}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && (
          <>
            <LinkButton to={`/dashboard/admin/listings/${opened.id}`} look="outline" compact>
              {t('openListing')}
            </LinkButton>
            <ReportList reports={opened.reports} />
            <Group>
              <PlainButton look="outline" onClick={() => setAsked({ listing: opened, decision: 'dismiss' })}>
                {t('dismiss.short')}
              </PlainButton>
              <PlainButton look="danger" onClick={() => setAsked({ listing: opened, decision: 'uphold' })}>
                {t('uphold.short')}
              </PlainButton>
            </Group>
          </>
        )}
      </DetailsDrawer>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
