import type { User } from '@diyar/api/contracts/accounts';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { AvatarField } from './avatar-field.tsx';
import { PhoneCard } from './phone-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsCard title={t('avatar.title')} text={t('avatar.text')}>
        <AvatarField user={user} />
      </SettingsCard>
      <SettingsCard title={t('profile.title')} text={t('profile.text')}>
        <ProfileForm user={user} />
      </SettingsCard>
      <PhoneCard user={user} />
    </>
  );
}
