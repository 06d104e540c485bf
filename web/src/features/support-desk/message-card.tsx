import { useTranslation } from 'react-i18next';
import { isolate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { ContactMessage } from './api.ts';
import css from './message-card.module.css';

type Props = { message: ContactMessage; isBusy: boolean; onAnswered: () => void };

/** Words of a message, how long it waits, and until when it is to be answered. */
export function MessageCard({ message, isBusy, onAnswered }: Props) {
  const { t } = useTranslation('support-desk');
  const { name, email, topic, isPriority, isLate, createdAt, answerBy, answeredAt, answeredBy } = message;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2 className={css.title}>{t(`topics.${topic}`)}</h2>
        {isPriority && <Badge tone="success">{t('priority')}</Badge>}
        {isLate && <Badge tone="danger">{t('late')}</Badge>}
      </div>
      <p className={css.words} dir="auto">
        {message.message}
      </p>
      <Facts
        facts={[
          [
            t('from'),
            <span key="from">
              <bdi>{name}</bdi> · <bdi dir="ltr">{email}</bdi>
            </span>,
          ],
          [t('age'), <DateText key="age" value={createdAt} relative />],
          [t('goal'), answeredAt === null && <DateText key="goal" value={answerBy} style="time" />],
          [t('answered'), answeredAt && <DateText key="answered" value={answeredAt} style="time" />],
          [t('by'), answeredBy],
        ]}
      />
      {answeredAt === null && (
        <div className={css.acts}>
          <a href={`mailto:${email}`} className="d-link">
            {t('write')}
          </a>
          <PlainButton
            look="outline"
            compact
            data-act="answered"
            disabled={isBusy}
            aria-label={t('doneOf', { name: isolate(name) })}
            onClick={onAnswered}
          >
            {t('done')}
          </PlainButton>
        </div>
      )}
    </li>
  );
}
