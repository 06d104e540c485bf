import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myListingsQuery, rootsQuery } from '#features/my-listings/api.ts';
import { MyList } from '#features/my-listings/my-list.tsx';
import { QuotaMeter } from '#features/my-listings/quota-meter.tsx';
import { countOf, DEALS, MY_KEYS, SORTS, shownTabs, tabOf } from '#features/my-listings/search.ts';
import { teamQuery } from '#features/office-team/api.ts';
import { OwnFigures } from '#features/reports/own-figures.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { useSessionState } from '#lib/session.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { WaitingNotes } from '../waiting-notes.tsx';
import { useStatusParts } from './status-parts.tsx';

/** The owner's listings, whatever their status. */
export function Page() {
  const { t } = useTranslation('my-listings');
  const { user } = useSessionState();
  const api = useApi();
  const desk = useDeskParams(MY_KEYS);
  const listings = useQuery(myListingsQuery(api, desk.values, desk.page));
  const { data: roots = [] } = useQuery(rootsQuery(api));
  const parts = useStatusParts();
  const isOffice = user?.type === 'office';
  const { data: office } = useQuery({ ...teamQuery(api), enabled: isOffice });
  const team = office?.members ?? [];
  const managesAll = office?.my.rights.listings === 'all' && team.length > 1;
  const opened = listings.data?.items.find(({ id }) => id === desk.open);

  const tab = tabOf(desk.values.status);
  const { query, category, transactionType, whose } = desk.values;
  const isNarrowed = [query, category, transactionType, whose].some(Boolean);
  const counts: Record<string, number> = listings.data?.counts ?? {};
  const total = listings.data?.page.total ?? 0;
  const isNew = listings.data?.counts.all === 0 && !managesAll;
  const add = (
    <LinkButton to="/dashboard/properties/new">
      <IconPlus size={20} stroke={1.8} aria-hidden /> {t('add')}
    </LinkButton>
  );

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/properties" noindex />
      <DeskHead title={t('title')} count={listings.data && t('count', { count: total, shown: formatNumber(total) })}>
        {(listings.isPending || countOf('all', counts) > 1) && (
          <LinkButton to="/dashboard/properties/priority" look="outline">
            <IconArrowsSort size={20} stroke={1.6} aria-hidden /> {t('order')}
          </LinkButton>
        )}
        {isOffice && (
          <LinkButton to="/dashboard/properties/import" look="outline">
            {t('import')}
          </LinkButton>
        )}
        {!isNew && add}
      </DeskHead>
      <WaitingNotes />
      <QuotaMeter />
      {!isNew && (
        <>
          <DeskTabs
            label={t('tabsLabel')}
            current={tab}
            tabs={shownTabs(counts, tab).map((name) => ({
              name,
              label: t(`tabs.${name}`),
              count: listings.data && countOf(name, counts),
              to: desk.pathTo({ status: name === 'all' ? '' : name }),
            }))}
          />
          <DeskFilters
            searchLabel={t('search')}
            values={desk.values}
            onChange={desk.go}
            filters={[
              ...(managesAll
                ? [
                    {
                      name: 'whose' as const,
                      label: t('filter.whose'),
                      none: t('whose.mine'),
                      options: [
                        { value: 'team', label: t('whose.team') },
                        ...team.filter(({ isMe }) => !isMe).map(({ id, name }) => ({ value: id, label: name })),
                      ],
                    },
                  ]
                : []),
              {
                name: 'category',
                label: t('filter.category'),
                options: roots.map(({ slug, name }) => ({ value: slug, label: name })),
              },
              {
                name: 'transactionType',
                label: t('filter.deal'),
                options: DEALS.map((value) => ({ value, label: t(`deal.${value}`) })),
              },
              {
                name: 'sort',
                label: t('filter.sort'),
                none: t('sort.none'),
                options: SORTS.map((value) => ({ value, label: t(`sort.${value}`) })),
              },
            ]}
          />
        </>
      )}
      <DeskList
        query={listings}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={isNarrowed ? desk.pathTo({ query: '', category: '', transactionType: '', whose: '' }) : undefined}
        empty={{
          title: t(`empty.${tab}`),
          text: t(`empty.${tab}Text`),
          icon: <IconBuilding size={32} stroke={1.4} />,
          children: tab === 'all' || tab === 'draft' || tab === 'active' ? add : undefined,
        }}
      >
        {({ items }) => (
          <MyList
            key={JSON.stringify([desk.values, desk.page])}
            items={items}
            isStale={listings.isPlaceholderData}
            parts={parts}
            team={team}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened?.title ?? t('title')}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && <OwnFigures id={opened.id} />}
      </DetailsDrawer>
    </Desk>
  );
}
