import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import { type Act, actsOn } from './actions.ts';
import css from './user.module.css';

type Props = { user: AdminUser; onAct: (user: AdminUser, act: Act) => void };

/** The buttons of what can be done to a user. */
export function UserActs({ user, onAct }: Props) {
  const { t } = useTranslation('admin-users');
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <span className={css.acts}>
      {actsOn(user).map((act) => (
        <PlainButton
          key={act}
          look="outline"
          compact
          data-act={act}
          aria-label={t(`acts.${act}.of`, { name })}
          onClick={() => onAct(user, act)}
        >
          {t(`acts.${act}.button`)}
        </PlainButton>
      ))}
    </span>
  );
}
