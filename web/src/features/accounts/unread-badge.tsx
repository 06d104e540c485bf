import css from './account-menu.module.css';
import { cappedCount } from './unread.ts';

export function UnreadBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={css.badge} dir="ltr">
      {cappedCount(count)}
    </span>
  );
}
