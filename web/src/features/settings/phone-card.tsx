import type { User } from '@diyar/api/contracts/accounts';
import { useTranslation } from 'react-i18next';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { groupPhone } from '#ui/phone.tsx';
import { PhoneCode } from './phone-code.tsx';
import common from './settings.module.css';

/** Proves that the number of the saved profile is the user's own. It never stands in the way of publishing. */
export function PhoneCard({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const state = user.phone === null ? 'none' : user.phoneVerified ? 'verified' : 'unverified';
  return (
    <SettingsCard
      title={t('phone.title')}
      text={t('phone.text')}
      badge={
        <Badge tone={state === 'verified' ? 'good' : state === 'none' ? 'plain' : 'warning'}>
          {t(`phone.${state}`)}
        </Badge>
      }
    >
      {user.phone === null ? (
        <p className={common.dim}>{t('phone.addFirst')}</p>
      ) : (
        <>
          <p>
            <bdi dir="ltr" className="d-tabular">
              {groupPhone(user.phone)}
            </bdi>
          </p>
          {!user.phoneVerified && <PhoneCode key={user.phone} />}
        </>
      )}
    </SettingsCard>
  );
}
