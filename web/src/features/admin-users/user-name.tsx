import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { AppLink } from '#ui/app-link.tsx';
import css from './user.module.css';

/** Name of a user, and the way to its details. */
export function UserName({ user: { firstName, lastName, email, phone }, to }: { user: AdminUser; to: string }) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className={css.who}>
      <span className={css.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <span className={css.words}>
        <AppLink to={to} preventScrollReset className={css.name}>
          {name}
        </AppLink>
        <bdi dir="ltr" className={css.mail}>
          {email ?? phone}
        </bdi>
      </span>
    </span>
  );
}
