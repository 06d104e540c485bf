import type { LeadThread } from '@diyar/api/contracts/leads';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import css from './conversation.module.css';

/** Messages, oldest first; one's own side stands at the end of the line. Words are text, whatever they look like. */
export function Conversation({ lead }: { lead: LeadThread }) {
  const { t } = useTranslation('leads');
  if (lead.messages.length === 0) return <p className={css.empty}>{t('lookedOnlyText')}</p>;
  return (
    <ol className={css.list} aria-label={t('conversation')} aria-live="polite">
      {lead.messages.map(({ id, side, isMine, author, body, createdAt }) => (
        <li key={id} className={css.message} data-own={side === lead.side || undefined}>
          <p className={css.meta}>
            <bdi>{isMine ? t('me') : author}</bdi> · <DateText value={createdAt} style="time" />
          </p>
          <p className={css.body} dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}
