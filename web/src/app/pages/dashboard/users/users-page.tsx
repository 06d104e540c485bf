import type { AdminUser } from '@diyar/api/contracts/admin-users';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewDialog } from '#features/account-views/view-dialog.tsx';
import type { Act } from '#features/admin-users/actions.ts';
import { STANDINGS, TYPES, usersQuery, usersTable } from '#features/admin-users/api.ts';
import { StandingBadge } from '#features/admin-users/standing-badge.tsx';
import { StandingDialog } from '#features/admin-users/standing-dialog.tsx';
import { UserDetails } from '#features/admin-users/user-details.tsx';
import { UserMenu } from '#features/admin-users/user-menu.tsx';
import { UserInitial, UserName } from '#features/admin-users/user-name.tsx';
import { UserCredit } from '#features/credits/user-credit.tsx';
import { FilterBar } from '#features/saved-filters/filter-bar.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { WaitingNotes } from '../waiting-notes.tsx';

const KEYS = ['query', 'type', 'status'] as const;

/** The people of the site, and what administrators may do about them. */
export function Page() {
  const { t } = useTranslation('admin-users');
  const desk = useDeskParams(KEYS);
  const api = useApi();
  const users = useQuery(usersQuery(api, desk.values, desk.page));
  const [asked, setAsked] = useState<{ user: AdminUser; act: Act }>();
  const [viewed, setViewed] = useState<AdminUser>();
  const ask = (user: AdminUser, act: Act) => setAsked({ user, act });

  const columns: Column<AdminUser>[] = [
    { key: 'initial', header: t('initial'), isLead: true, cell: (user) => <UserInitial user={user} /> },
    {
      key: 'user',
      header: t('user'),
      isName: true,
      cell: (user) => <UserName user={user} to={desk.pathTo({ open: user.id })} />,
    },
    { key: 'type', header: t('type'), onPhone: 'plain', cell: ({ type }) => t(`types.${type}`) },
    { key: 'status', header: t('status'), onPhone: 'end', cell: (user) => <StandingBadge user={user} /> },
    { key: 'listings', header: t('listings'), cell: ({ listings }) => (listings > 0 ? formatNumber(listings) : null) },
    {
      key: 'joined',
      header: t('joined'),
      onPhone: 'hidden',
      cell: ({ createdAt }) => <DateText value={createdAt} style="short" />,
    },
    { key: 'acts', header: t('actions'), isActions: true, cell: (user) => <UserMenu user={user} onAct={ask} /> },
  ];
  const total = users.data?.page.total ?? 0;
  const opened = users.data?.users.find(({ id }) => id === desk.open);

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/users" noindex />
      <WaitingNotes />
      <DeskHead title={t('title')} count={users.data && t('count', { count: total, shown: formatNumber(total) })}>
        <ExportMenu fileName="diyar-users" fetch={(format) => usersTable(api, desk.values, format)} />
      </DeskHead>
      <DeskFilters
        searchLabel={t('search')}
        values={desk.values}
        onChange={desk.go}
        filters={[
          { name: 'type', label: t('type'), options: TYPES.map((value) => ({ value, label: t(`types.${value}`) })) },
          {
            name: 'status',
            label: t('status'),
            options: STANDINGS.map((value) => ({ value, label: t(`standing.${value}`) })),
          },
        ]}
      />
      <FilterBar desk="users" values={desk.values} />
      <DeskList
        query={users}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        cleared={desk.isFiltered ? desk.cleared : undefined}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), icon: <IconUsers size={32} stroke={1.4} /> }}
      >
        {({ users: rows }) => (
          <DeskTable
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isStale={users.isPlaceholderData}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={desk.open !== undefined}
        title={opened ? `${opened.firstName} ${opened.lastName}` : t('user')}
        // Above it, Escape belongs to the dialog.
        closeOnEscape={asked === undefined && viewed === undefined}
        onClose={() => desk.go({ open: '' })}
      >
        {desk.open && (
          <UserDetails
            id={desk.open}
            profilePath={`/dashboard/admin/users/${desk.open}`}
            onAct={ask}
            onView={setViewed}
          >
            <UserCredit id={desk.open} />
          </UserDetails>
        )}
      </DetailsDrawer>
      {viewed && <ViewDialog user={viewed} onGone={() => users.refetch()} onClose={() => setViewed(undefined)} />}
      {asked && <StandingDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
