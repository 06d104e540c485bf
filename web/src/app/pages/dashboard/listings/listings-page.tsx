import { MOST_COUNTED } from '@diyar/api/rules/counted';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '#features/admin-listings/act-dialog.tsx';
import type { ListingAct } from '#features/admin-listings/actions.ts';
import { type AdminListing, LISTING_KEYS, listingsQuery, listingsTable } from '#features/admin-listings/api.ts';
import { ListingName, ListingOwner, ListingPhoto, ListingState } from '#features/admin-listings/listing-cells.tsx';
import { ListingFilters } from '#features/admin-listings/listing-filters.tsx';
import { ListingMenu } from '#features/admin-listings/listing-menu.tsx';
import { ReceiverField } from '#features/admin-users/receiver-field.tsx';
import { FilterBar } from '#features/saved-filters/filter-bar.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList, DeskMore } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';

/** Every listing, whatever its status, and what administrators may do about it. */
export function Page() {
  const { t } = useTranslation('admin-listings');
  const api = useApi();
  const desk = useDeskParams(LISTING_KEYS);
  const listings = useInfiniteQuery(listingsQuery(api, desk.values));
  const [asked, setAsked] = useState<{ listing: AdminListing; act: ListingAct }>();
  const { ownerId, officeId } = desk.values;

  const columns: Column<AdminListing>[] = [
    { key: 'photo', header: t('column.photo'), isLead: true, cell: (listing) => <ListingPhoto listing={listing} /> },
    {
      key: 'listing',
      header: t('column.listing'),
      isName: true,
      cell: (listing) => <ListingName listing={listing} />,
    },
    {
      key: 'owner',
      header: t('column.owner'),
      onPhone: 'plain',
      cell: (listing) => <ListingOwner listing={listing} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      onPhone: 'end',
      cell: (listing) => <ListingState listing={listing} />,
    },
    {
      key: 'price',
      header: t('column.price'),
      onPhone: 'plain',
      cell: ({ price }) => (price === null ? null : <Money value={price} />),
    },
    {
      key: 'begun',
      header: t('column.begun'),
      onPhone: 'hidden',
      cell: ({ createdAt }) => <DateText value={createdAt} style="short" />,
    },
    {
      key: 'acts',
      header: t('column.acts'),
      isActions: true,
      cell: (listing) => <ListingMenu listing={listing} onAct={(acted, act) => setAsked({ listing: acted, act })} />,
    },
  ];
  const total = listings.data?.total ?? 0;
  const shown = formatNumber(total);

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/listings" noindex />
      <DeskHead
        title={ownerId ? t('ofOwner') : officeId ? t('ofOffice') : t('title')}
        count={listings.data && (total < MOST_COUNTED ? t('count', { count: total, shown }) : t('most', { shown }))}
      >
        {(ownerId || officeId) && (
          <LinkButton look="outline" compact to={desk.pathTo({ ownerId: '', officeId: '' })}>
            {t('all')}
          </LinkButton>
        )}
        <ExportMenu fileName="diyar-listings" fetch={(format) => listingsTable(api, desk.values, format)} />
      </DeskHead>
      <ListingFilters values={desk.values} onChange={desk.go} />
      <FilterBar desk="listings" values={desk.values} />
      <DeskList
        query={listings}
        pageOf={({ items }) => ({ number: 1, size: Math.max(1, items.length), total: items.length })}
        pathToPage={() => desk.cleared}
        cleared={desk.isFiltered ? desk.cleared : undefined}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), icon: <IconBuildingCommunity size={32} stroke={1.4} /> }}
      >
        {({ items }) => (
          <DeskTable
            label={t('title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            isStale={listings.isPlaceholderData}
          />
        )}
      </DeskList>
      <DeskMore list={listings} />
      {asked && (
        <ActDialog
          {...asked}
          receiver={(form) => <ReceiverField {...form.getInputProps('to')} except={asked.listing.owner.id} />}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Desk>
  );
}
