import type { User } from '@diyar/api/contracts/accounts';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { imageAddress } from '#lib/image-address.ts';
import { useSession } from '#lib/session.ts';
import { PictureField } from '#ui/desk/picture-field.tsx';
import { removeAvatar, sendAvatar } from './api.ts';

/** Spec, section 5. The server also reads WebP. */
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;

/** The portrait. */
export function AvatarField({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  return (
    <PictureField
      name="avatar"
      address={user.avatar ? imageAddress(user.avatar, 320) : undefined}
      letter={[...user.firstName][0] ?? ''}
      types={TYPES}
      maxBytes={MAX_BYTES}
      texts={{
        alt: t('avatar.alt'),
        choose: t('avatar.choose'),
        change: t('avatar.change'),
        remove: t('avatar.remove'),
        hint: t('avatar.hint'),
        saved: t('avatar.saved'),
        removed: t('avatar.removed'),
        type: t('avatar.type'),
        tooLarge: t('avatar.tooLarge'),
        failed: t('avatar.failed'),
      }}
      send={async (file) => session.update(await (file ? sendAvatar(api, file) : removeAvatar(api)))}
    />
  );
}
