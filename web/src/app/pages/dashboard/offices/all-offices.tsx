import type { AdminOffice } from '@diyar/api/contracts/office-applications';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LICENSE_STATES, OFFICE_KEYS, officesQuery } from '#features/office-applications/api.ts';
import { TONES } from '#features/office-applications/status-badge.tsx';
import type { OfficeToVerify } from '#features/office-applications/verify-dialog.tsx';
import { FilterBar } from '#features/saved-filters/filter-bar.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { provincesQuery } from '#lib/locations.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import type { useDeskParams } from '#ui/desk/use-desk-params.ts';
import css from './offices-page.module.css';

export const DESK_KEYS = ['status', ...OFFICE_KEYS] as const;
type Props = {
  desk: ReturnType<typeof useDeskParams<(typeof DESK_KEYS)[number]>>;
  onVerify: (office: OfficeToVerify) => void;
  onEnd: (office: AdminOffice, act: 'name' | 'close') => void;
};

export const NOT_NARROWED = { query: '', led: '', verified: '', premium: '', license: '', province: '' };

/** Every office, whichever way it came, and the mark it carries or not. */
export function AllOffices({ desk, onVerify, onEnd }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const lang = useLang();
  const { status: _tab, ...search } = desk.values;
  const list = useQuery(officesQuery(api, search, desk.page));
  const provinces = useQuery(provincesQuery(api)).data ?? [];
  const isNarrowed = OFFICE_KEYS.some((key) => search[key] !== '');

  const columns: Column<AdminOffice>[] = [
    {
      key: 'office',
      header: t('office'),
      isName: true,
      cell: ({ slug, name, city }) => (
        <span className={css.office}>
          <AppLink to={`/office/${slug}`} className={css.name}>
            {name}
          </AppLink>
          <span className={css.town}>{city}</span>
        </span>
      ),
    },
    {
      key: 'manager',
      header: t('all.manager'),
      onPhone: 'plain',
      cell: ({ manager, unledSince }) => (
        <span className={css.office}>
          {manager && (
            <AppLink to={`/dashboard/admin/users/${manager.id}`}>
              <bdi>{manager.name}</bdi>
            </AppLink>
          )}
          {unledSince && <Badge tone="danger">{t('all.unled', { date: formatDate(unledSince, lang) })}</Badge>}
        </span>
      ),
    },
    {
      key: 'listings',
      header: t('all.listings'),
      cell: ({ id, listings }) => (
        <AppLink to={`/dashboard/admin/listings?officeId=${id}`}>{formatNumber(listings)}</AppLink>
      ),
    },
    {
      key: 'license',
      header: t('license.label'),
      onPhone: 'plain',
      cell: ({ name, application }) =>
        application ? (
          <AppLink
            to={desk.pathTo({ open: application.id })}
            preventScrollReset
            aria-label={t('all.openApplication', { name })}
          >
            <Badge tone={TONES[application.licenseState]}>{t(`licenseState.${application.licenseState}`)}</Badge>
          </AppLink>
        ) : (
          t('all.noLicense')
        ),
    },
    {
      key: 'mark',
      header: t('all.mark'),
      onPhone: 'end',
      cell: (office) => (
        <Badge tone={office.verified ? 'success' : 'neutral'}>
          {t(office.verified ? 'all.verified' : 'all.notVerified')}
        </Badge>
      ),
    },
    {
      key: 'since',
      header: t('all.since'),
      onPhone: 'hidden',
      cell: ({ createdAt }) => <DateText value={createdAt} style="short" />,
    },
    {
      key: 'acts',
      header: t('actions'),
      isActions: true,
      cell: (office) => {
        const { id, name, verified: isVerified, application, heirs, unledSince } = office;
        // Without a paper that holds there is nothing to compare.
        const isComparable = isVerified || (application !== null && application.licenseState !== 'rejected');
        return (
          <RowMenu
            of={name}
            acts={[
              heirs.length > 0 && {
                key: 'name-owner',
                label: t('nameOwner.button'),
                run: () => onEnd(office, 'name'),
              },
              isComparable && {
                key: 'verify',
                label: t(isVerified ? 'unverify.button' : 'verify.button'),
                run: () => onVerify({ officeId: id, name, verified: isVerified }),
              },
              Boolean(unledSince) && {
                key: 'close',
                label: t('close.button'),
                isDanger: true,
                run: () => onEnd(office, 'close'),
              },
            ]}
          />
        );
      },
    },
  ];
  return (
    <>
      <DeskFilters
        searchLabel={t('all.search')}
        values={search}
        onChange={desk.go}
        filters={[
          {
            name: 'led',
            label: t('all.led'),
            options: [
              { value: 'true', label: t('all.isLed') },
              { value: 'false', label: t('all.isUnled') },
            ],
          },
          {
            name: 'verified',
            label: t('all.mark'),
            options: [
              { value: 'true', label: t('all.verified') },
              { value: 'false', label: t('all.notVerified') },
            ],
          },
          {
            name: 'license',
            label: t('all.license'),
            options: LICENSE_STATES.map((state) => ({ value: state, label: t(`licenseState.${state}`) })),
          },
          {
            name: 'premium',
            label: t('all.premium'),
            options: [
              { value: 'true', label: t('all.isPremium') },
              { value: 'false', label: t('all.notPremium') },
            ],
          },
          {
            name: 'province',
            label: t('all.province'),
            options: provinces.map(({ key, name }) => ({ value: key, label: name })),
          },
        ]}
      />
      <FilterBar desk="offices" values={isNarrowed ? desk.values : search} />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={isNarrowed ? desk.pathTo(NOT_NARROWED) : undefined}
        empty={{ title: t('all.empty'), text: t('emptyText'), icon: <IconBuildingStore size={32} stroke={1.4} /> }}
      >
        {({ offices }) => (
          <DeskTable
            label={t('all.title')}
            columns={columns}
            rows={offices}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
    </>
  );
}
