import type { User } from '@diyar/api/contracts/accounts';
import { imageAddress } from '#lib/image-address.ts';
import css from './account-menu.module.css';

/** The portrait, or the initial. Decoration: the name stands beside it. */
export function Avatar({ user: { avatar, firstName } }: { user: Pick<User, 'avatar' | 'firstName'> }) {
  if (avatar) return <img src={imageAddress(avatar, 160)} alt="" width={36} height={36} className={css.avatar} />;
  return (
    <span className={css.avatar} aria-hidden="true">
      {[...firstName][0]}
    </span>
  );
}
