import type { Team } from '@diyar/api/contracts/office-team';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { admitMember, resendInvitation, revokeInvitation, useShowTeam } from './api.ts';
import css from './team-table.module.css';

type Invitation = Team['invitations'][number];

/** Invitations that wait for an answer. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  // The call layer has said why not.
  const run = (work: Promise<Team>, said: string) =>
    work.then(
      (team) => {
        show(team);
        toast.success(said);
      },
      () => {},
    );
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      header: t('email'),
      isName: true,
      cell: ({ email, askedBy }) => (
        <>
          <bdi dir="ltr">{email}</bdi>
          {askedBy && (
            <span className={css.asks}>
              {t('asks', { name: askedBy.name })} {askedBy.email && <bdi dir="ltr">{askedBy.email}</bdi>}
            </span>
          )}
        </>
      ),
    },
    { key: 'role', header: t('role'), onPhone: 'plain', cell: ({ role }) => t(`roles.${role}`) },
    {
      key: 'until',
      header: t('until'),
      onPhone: 'end',
      cell: ({ id, isExpired, expiresAt, askedBy }) =>
        askedBy ? (
          <PlainButton
            compact
            data-act="admit"
            onClick={() => void run(admitMember(api, id), t('admitted', { name: askedBy.name }))}
          >
            {t('admit')}
          </PlainButton>
        ) : isExpired ? (
          <Badge tone="danger">{t('expired')}</Badge>
        ) : (
          <DateText value={expiresAt} />
        ),
    },
    {
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: ({ id, email }) => (
        <RowMenu
          of={email}
          acts={[
            { key: 'resend', label: t('resend'), run: () => void run(resendInvitation(api, id), t('invited')) },
            {
              key: 'revoke',
              label: t('revoke'),
              isDanger: true,
              run: () => void run(revokeInvitation(api, id), t('revoked')),
            },
          ]}
        />
      ),
    },
  ];
  return <DeskTable label={t('invitations')} columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}
