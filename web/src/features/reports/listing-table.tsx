import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { COMPARED, FUNNEL, type ReportedListing } from './api.ts';
import { Standing } from './standing.tsx';

type Props = {
  listings: readonly ReportedListing[];
  isStale?: boolean;
  /** Ids chosen for comparison, and what is done with a choice. */
  chosen?: readonly string[];
  onChoose?: (ids: string[]) => void;
};

/** Listings with all stages of the funnel, beside similar ones. */
export function ListingTable({ listings, isStale, chosen = [], onChoose }: Props) {
  const { t } = useTranslation('reports');
  const isFull = chosen.length >= COMPARED.most;
  const columns: Column<ReportedListing>[] = [
    ...(onChoose
      ? [
          {
            key: 'choose',
            header: t('choose'),
            isLead: true,
            cell: ({ id, title, code }: ReportedListing) => (
              <Checkbox
                aria-label={`${t('choose')}: ${title ?? code}`}
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={({ currentTarget }) =>
                  onChoose(currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
            ),
          },
        ]
      : []),
    {
      key: 'listing',
      header: t('listing'),
      isName: true,
      cell: ({ id, title, code }) => (
        <AppLink to={`/property/${id}`}>
          <bdi>{title ?? code}</bdi>
        </AppLink>
      ),
    },
    ...FUNNEL.map((name) => ({
      key: name,
      header: t(`figures.${name}`),
      cell: (listing: ReportedListing) => (listing[name] > 0 ? formatNumber(listing[name]) : null),
    })),
    {
      key: 'similar',
      header: t('similar'),
      onPhone: 'below',
      cell: (listing) => listing.viewsPerDay > 0 && <Standing {...listing} />,
    },
  ];
  return (
    <DeskTable
      label={t('tabs.listings')}
      columns={columns}
      rows={listings}
      keyOf={({ id }) => id}
      {...(isStale && { isStale })}
    />
  );
}
