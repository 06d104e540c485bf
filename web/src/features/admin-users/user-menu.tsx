import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { type Act, actsOn } from './actions.ts';

type Props = { user: AdminUser; onAct: (user: AdminUser, act: Act) => void };

/** Acts on a user behind three dots, for a row. */
export function UserMenu({ user, onAct }: Props) {
  const { t } = useTranslation('admin-users');
  return (
    <RowMenu
      of={`${user.firstName} ${user.lastName}`}
      acts={actsOn(user).map((act) => ({
        key: act,
        label: t(`acts.${act}.button`),
        isDanger: act === 'ban',
        run: () => onAct(user, act),
      }))}
    />
  );
}
