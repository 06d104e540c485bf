import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { Subscription } from './api.ts';

const TONES: Record<Subscription['status'], Tone> = {
  active: 'success',
  cancelled: 'warning',
  expired: 'danger',
  pending: 'info',
};

export function SubscriptionBadge({ status }: { status: Subscription['status'] }) {
  const { t } = useTranslation('subscriptions');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
