import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import type { Status } from './api.ts';

export const TONES: Record<Status, Tone> = { pending: 'info', approved: 'success', rejected: 'danger' };
const NEEDED = ['name', 'location', 'address', 'licenseNumber', 'email', 'phone'] as const;

/** What an application still lacks before it can be decided. */
export const missingIn = (application: OfficeApplication): string[] => [
  ...NEEDED.filter((name) => !application[name]),
  ...(application.hasLicense ? [] : ['license']),
];

/** How an application stands: one that lacks something waits for its applicant, not for us. */
export function StatusBadge({ application }: { application: OfficeApplication }) {
  const { t } = useTranslation('office-applications');
  const { status } = application;
  if (status === 'pending' && missingIn(application).length > 0) return <Badge tone="warning">{t('incomplete')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
