import type { AdminUser, Standing } from '@diyar/api/contracts/admin-users';
import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import css from './user.module.css';

const TONES: Record<Standing, Tone> = { active: 'success', suspended: 'warning', banned: 'danger', closed: 'neutral' };

/** How a user stands, and until when. */
export function StandingBadge({ user: { status, measure, suspendedUntil } }: { user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  return (
    <span className={css.standing}>
      <Badge tone={TONES[status]}>{t(`standing.${status}`)}</Badge>
      {measure && <Badge tone={TONES[measure]}>{t(`standing.${measure}`)}</Badge>}
      {(measure ?? status) === 'suspended' && (
        <span className={css.small}>
          {suspendedUntil ? (
            <>
              {t('until')} <DateText value={suspendedUntil} style="short" />
            </>
          ) : (
            t('forGood')
          )}
        </span>
      )}
    </span>
  );
}
