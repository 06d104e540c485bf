import type { LeadStatus, LeadThread } from '@diyar/api/contracts/leads';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { Phone } from '#ui/phone.tsx';
import { assignLead, changeLeadStatus, leadQuery, learnLead } from './api.ts';
import css from './lead-panel.module.css';
import { Notes } from './notes.tsx';
import { waitOf } from './wait-of.ts';

/** The owner's side of a lead: who it is, how far it has come, who looks after it, notes. */
export function LeadPanel({ lead }: { lead: LeadThread }) {
  const { t } = useTranslation('leads');
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSessionState();

  // The call layer has said why; what a faster colleague did is shown.
  const run = (work: Promise<LeadThread>) =>
    work.then(
      (next) => learnLead(client, api, next),
      () => client.invalidateQueries({ queryKey: leadQuery(api, lead.id).queryKey }),
    );

  return (
    <aside className={css.panel} aria-label={t('panel')}>
      <dl className={css.facts}>
        {lead.with.phone && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <Phone number={lead.with.phone} />
            </dd>
          </div>
        )}
        {lead.with.email && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${lead.with.email}`}>
                <bdi dir="ltr">{lead.with.email}</bdi>
              </a>
            </dd>
          </div>
        )}
        {lead.responseMinutes !== null && (
          <div>
            <dt>{t('answeredIn')}</dt>
            <dd>{waitOf(lead.responseMinutes, t)}</dd>
          </div>
        )}
      </dl>
      {lead.status && (
        <NativeSelect
          label={t('stage')}
          value={lead.status}
          onChange={(event) => run(changeLeadStatus(api, lead, event.currentTarget.value as LeadStatus))}
          data={[lead.status, ...lead.allowedStatuses].map((status) => ({
            value: status,
            label: t(`status.${status}`),
          }))}
        />
      )}
      {(lead.team.length > 0 || lead.assignee) && (
        <NativeSelect
          label={t('assignee')}
          value={lead.assignee?.id ?? ''}
          onChange={(event) => run(assignLead(api, lead, event.currentTarget.value || null))}
          data={[
            { value: '', label: t('nobody') },
            ...withAssignee(lead).map((colleague) => ({ value: colleague.id, label: colleague.name })),
          ]}
        />
      )}
      {!lead.assignee && user && lead.team.some(({ id }) => id === user.id) && (
        <PlainButton data-act="take" onClick={() => void run(assignLead(api, lead, user.id))}>
          {t('take')}
        </PlainButton>
      )}
      <Notes lead={lead} />
    </aside>
  );
}

/** Whoever has it is named, also to those who could not give it to him. */
const withAssignee = ({ team, assignee }: LeadThread) =>
  assignee && !team.some(({ id }) => id === assignee.id) ? [assignee, ...team] : team;
