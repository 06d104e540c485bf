import type { Lead, LeadStatus } from '@diyar/api/contracts/leads';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './lead-list.module.css';
import { LeadPicture } from './lead-picture.tsx';

const LEAD_TONES: Record<LeadStatus, Tone> = {
  new: 'info',
  contacted: 'neutral',
  qualified: 'warning',
  converted: 'success',
  lost: 'danger',
};

/** Conversations, the newest word first; the whole row leads to one. */
export function LeadList({ items, isStale }: { items: readonly Lead[]; isStale: boolean }) {
  const { t } = useTranslation('leads');
  return (
    <ul className={css.list} aria-busy={isStale || undefined}>
      {items.map((lead) => (
        <li key={lead.id} className={css.row} data-unread={lead.isUnread || undefined}>
          <LeadPicture lead={lead} className={css.photo} />
          <div className={css.words}>
            <p className={css.top}>
              <AppLink to={`/dashboard/leads/${lead.id}`} className={css.who}>
                {lead.isUnread && <span className="d-visually-hidden">{t('unread')} </span>}
                <bdi>
                  <WholeNumbers>{lead.with.name}</WholeNumbers>
                </bdi>
              </AppLink>
              <DateText value={lead.lastMessageAt} relative className={css.when} />
            </p>
            <p className={css.about}>
              <span className={css.cut} dir="auto">
                <WholeNumbers>{lead.listing?.title ?? t('aboutOffice')}</WholeNumbers>
              </span>
              {lead.listing && <bdi dir="ltr">#{lead.listing.code}</bdi>}
            </p>
            <p className={css.preview}>
              {lead.preview === null ? (
                t('lookedOnly')
              ) : (
                <>
                  {lead.lastSide === lead.side && <span>{t('you')}</span>}
                  <span className={css.cut} dir="auto">
                    <WholeNumbers>{lead.preview}</WholeNumbers>
                  </span>
                </>
              )}
            </p>
          </div>
          <div className={css.marks}>
            {lead.status && <Badge tone={LEAD_TONES[lead.status]}>{t(`status.${lead.status}`)}</Badge>}
            {lead.assignee && (
              <span className={css.assignee}>
                {t('with')} <bdi>{lead.assignee.name}</bdi>
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
