import type { ReactNode } from 'react';
import css from './empty-state.module.css';

type Props = {
  title: string;
  text?: ReactNode;
  /** An icon of the set, 40 px or so. */
  icon?: ReactNode;
  /** `h2` when the state is the page's main content. */
  as?: 'h2' | 'h3' | 'p';
  children?: ReactNode;
};

/** Nothing here yet, and what to do about it. `children`: buttons. */
export function EmptyState({ title, text, icon, as: Title = 'p', children }: Props) {
  return (
    <div className={css.empty}>
      {icon && (
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Title className={css.title}>{title}</Title>
      {text && <div className={css.text}>{text}</div>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
