import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { CreditRequest, Payment, Transaction } from './api.ts';

type Status = Transaction['status'] | CreditRequest['status'] | Payment['status'];
const TONES: Record<Status, Tone> = {
  completed: 'success',
  approved: 'success',
  success: 'success',
  pending: 'info',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
  reversed: 'neutral',
};

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('credits');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
