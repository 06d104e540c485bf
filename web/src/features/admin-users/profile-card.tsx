import { type ReactNode, useId } from 'react';
import css from './profile.module.css';

/** A part of a user's profile. */
export function ProfileCard({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
