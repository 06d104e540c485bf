import type { Team } from '@diyar/api/contracts/office-team';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowActs } from '#ui/desk/row-acts.tsx';
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
    { key: 'role', header: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    {
      key: 'until',
      header: t('until'),
      cell: ({ isExpired, expiresAt, askedBy }) =>
        askedBy ? (
          <Badge tone="warning">{t('waiting')}</Badge>
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
      cell: ({ id, askedBy }) => (
        <RowActs>
          {askedBy && (
            <PlainButton
              compact
              data-act="admit"
              onClick={() => void run(admitMember(api, id), t('admitted', { name: askedBy.name }))}
            >
              {t('admit')}
            </PlainButton>
          )}
          <PlainButton compact look="outline" onClick={() => void run(resendInvitation(api, id), t('invited'))}>
            {t('resend')}
          </PlainButton>
          <PlainButton compact look="plain" onClick={() => void run(revokeInvitation(api, id), t('revoked'))}>
            {t('revoke')}
          </PlainButton>
        </RowActs>
      ),
    },
  ];
  return <DeskTable label={t('invitations')} columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}
