import type { Team } from '@diyar/api/contracts/office-team';
import { INVITED_ROLES } from '@diyar/api/rules/office-roles';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { AllowanceDialog } from './allowance-dialog.tsx';
import { changeRole, type InvitedRole, type Member, useShowTeam } from './api.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';
import css from './team-table.module.css';

type Asked = { act: 'remove' | 'owner' | 'allowance' | 'takeOver'; member: Member };

/** The people of the office; whoever runs the team changes roles, hands the office on and removes. */
export function TeamTable({ team: { members, my } }: { team: Team }) {
  const { t } = useTranslation('office-team');
  const lang = useLang();
  const api = useApi();
  const show = useShowTeam();
  const [asked, ask] = useState<Asked>();
  const runs = my.rights.team === 'all';

  const change = (member: Member, role: InvitedRole) =>
    changeRole(api, member.id, role).then(
      (team) => {
        show(team);
        toast.success(t('roleChanged', { name: member.name }));
      },
      // The call layer has said why.
      () => {},
    );
  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t('name'),
      isName: true,
      cell: ({ name, email, isMe, isStopped }) => (
        <span className={css.who}>
          <span>
            <bdi>{name}</bdi> {isMe && <Badge tone="neutral">{t('me')}</Badge>}
            {isStopped && <Badge tone="danger">{t('stopped')}</Badge>}
          </span>
          {email && (
            <bdi dir="ltr" className={css.email}>
              {email}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: 'role',
      header: t('role'),
      onPhone: runs ? 'field' : 'end',
      cell: (member) =>
        runs && member.role !== 'owner' ? (
          <NativeSelect
            aria-label={t('roleOf', { name: member.name })}
            value={member.role}
            onChange={({ currentTarget: { value } }) => void change(member, value as InvitedRole)}
            data={INVITED_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          />
        ) : (
          t(`roles.${member.role}`)
        ),
    },
    { key: 'listings', header: t('listings'), cell: ({ listings }) => formatNumber(listings) },
    { key: 'leads', header: t('openLeads'), cell: ({ openLeads }) => formatNumber(openLeads) },
    { key: 'since', header: t('since'), onPhone: 'hidden', cell: ({ joinedAt }) => <DateText value={joinedAt} /> },
  ];
  if (runs)
    columns.splice(2, 0, {
      key: 'allowance',
      header: t('allowance'),
      cell: (member) =>
        member.boostAllowance === null ? null : (
          <PlainButton
            compact
            look="outline"
            data-act="allowance"
            aria-label={t('allowanceOf', { name: member.name, amount: formatMoney(member.boostAllowance, lang) })}
            onClick={() => ask({ act: 'allowance', member })}
          >
            <Money value={member.boostAllowance} />
          </PlainButton>
        ),
    });
  if (runs)
    columns.push({
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: (member) =>
        member.isMe ? null : (
          <RowMenu
            of={member.name}
            acts={[
              member.isStopped &&
                member.listings + member.openLeads > 0 && {
                  key: 'take-over',
                  label: t('takeOver'),
                  run: () => ask({ act: 'takeOver', member }),
                },
              member.role !== 'owner' &&
                !member.isStopped && {
                  key: 'owner',
                  label: t('makeOwner'),
                  run: () => ask({ act: 'owner', member }),
                },
              { key: 'remove', label: t('remove'), isDanger: true, run: () => ask({ act: 'remove', member }) },
            ]}
          />
        ),
    });

  return (
    <>
      <DeskTable label={t('members')} columns={columns} rows={members} keyOf={({ id }) => id} />
      {asked?.act === 'remove' && (
        <RemoveDialog
          member={asked.member}
          colleagues={members.filter(({ id }) => id !== asked.member.id)}
          onClose={() => ask(undefined)}
        />
      )}
      {asked?.act === 'takeOver' && (
        <TakeOverDialog
          member={asked.member}
          colleagues={members.filter(({ id }) => id !== asked.member.id)}
          onClose={() => ask(undefined)}
        />
      )}
      {asked?.act === 'allowance' && <AllowanceDialog member={asked.member} onClose={() => ask(undefined)} />}
      {asked?.act === 'owner' && <HandOverDialog member={asked.member} onClose={() => ask(undefined)} />}
    </>
  );
}
