import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import css from './advertisements.module.css';
import type { Advertisement } from './api.ts';

const TONES: Record<Advertisement['status'], Tone> = {
  unpaid: 'warning',
  pending: 'info',
  active: 'success',
  paused: 'warning',
  rejected: 'danger',
  expired: 'neutral',
};

/** The state in a word, and why where there is a reason. */
export function StatusBadge({ advertisement }: { advertisement: Advertisement }) {
  const { t } = useTranslation('advertisements');
  const { status, pauseReason, rejectionReason } = advertisement;
  const why = pauseReason ? t(`pauses.${pauseReason}`) : rejectionReason;
  return (
    <span className={css.lines}>
      <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      {why && <bdi className={css.note}>{why}</bdi>}
    </span>
  );
}
