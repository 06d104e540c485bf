import { CAPABILITIES, OFFICE_RIGHTS, OFFICE_ROLES } from '@diyar/api/rules/office-roles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { SettingsSkeleton } from '#ui/desk/settings-skeleton.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { teamQuery } from './api.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveOffice } from './leave-office.tsx';
import { TeamTable } from './team-table.tsx';

type Role = (typeof OFFICE_ROLES)[number];

/** Who works for the office, who is invited, and what each role may do. */
export function TeamPage() {
  const { t } = useTranslation('office-team');
  const { data: team, error, refetch } = useQuery(teamQuery(useApi()));
  if (error && !team) return <FailedPanel title={t('failed')} error={error} onRetry={refetch} />;
  if (!team) return <SettingsSkeleton />;

  const rights: Column<Role>[] = [
    { key: 'role', header: t('role'), isName: true, cell: (role) => t(`roles.${role}`) },
    ...CAPABILITIES.map((capability) => ({
      key: capability,
      header: t(`capabilities.${capability}`),
      cell: (role: Role) => t(`reach.${OFFICE_RIGHTS[role][capability]}`),
    })),
  ];
  const runs = team.my.rights.team === 'all';
  return (
    <>
      <TeamTable team={team} />
      {runs && (
        <SettingsCard title={t('inviteTitle')} text={t('inviteText')}>
          <InviteForm />
        </SettingsCard>
      )}
      {team.invitations.length > 0 && <InvitationList invitations={team.invitations} />}
      <SettingsCard title={t('rightsTitle')} text={t('rightsText')}>
        <DeskTable label={t('rightsTitle')} columns={rights} rows={OFFICE_ROLES} keyOf={(role) => role} />
      </SettingsCard>
      <SettingsCard title={t('leaveTitle')} text={t(team.my.mayLeave ? 'leaveText' : 'lastOwner')}>
        {team.my.mayLeave && <LeaveOffice />}
      </SettingsCard>
    </>
  );
}
