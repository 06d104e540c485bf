import type { AuditEntry } from '@diyar/api/contracts/admin-users';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Trail } from '#ui/desk/trail.tsx';

/** Acts of administrators on a user. */
export function AuditTrail({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin-users');
  return (
    <Trail
      title={t('trail.title')}
      none={t('trail.none')}
      entries={entries.map((entry) => ({
        key: entry.id,
        what: <AuditWhat entry={entry} />,
        who: entry.actor ?? t('trail.nobody'),
        at: entry.at,
        reason: entry.reason,
      }))}
    />
  );
}

/** Acts this version does not know are shown as they are kept. */
function AuditWhat({ entry: { action, after } }: { entry: AuditEntry }) {
  const { t, i18n } = useTranslation('admin-users');
  if (action === 'user.suspend')
    return typeof after?.days === 'number' ? t('trail.suspendedDays', { count: after.days }) : t('trail.suspended');
  const key = `trail.${action.replace('.', '_')}`;
  return i18n.exists(key, { ns: 'admin-users' }) ? t(key as ParseKeys<'admin-users'>) : action;
}
