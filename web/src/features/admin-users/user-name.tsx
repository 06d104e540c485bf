import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { AppLink } from '#ui/app-link.tsx';
import css from './user.module.css';

/** Name of a user, and the way to its details. */
export function UserName({ user: { firstName, lastName, email, phone }, to }: { user: AdminUser; to: string }) {
  return (
    <span className={css.words}>
      <AppLink to={to} preventScrollReset className={css.name}>
        {`${firstName} ${lastName}`.trim()}
      </AppLink>
      <bdi dir="ltr" className={css.mail}>
        {email ?? phone}
      </bdi>
    </span>
  );
}

/** The first letter of a name, coloured by the type of account. */
export function UserInitial({ user: { firstName, lastName, type } }: { user: AdminUser }) {
  return (
    <span className={css.initial} data-type={type} aria-hidden="true">
      {[...`${firstName} ${lastName}`.trim()][0]}
    </span>
  );
}
