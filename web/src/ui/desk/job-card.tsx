import { type ReactNode, useId } from 'react';
import css from './job-card.module.css';

type Props = {
  title: string;
  text: string;
  /** What goes on or how it ended last; readers hear it change. */
  state: ReactNode;
  /** Of the work under way; without a total nobody knows yet how much it is. */
  progress?: { done: number; total: number | null };
  /** Its buttons. */
  children: ReactNode;
};

/** Work that is asked for here and done elsewhere: what it is, how far it is, and the button that asks. */
export function JobCard({ title, text, state, progress, children }: Props) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <div className={css.state}>
        <div role="status">{state}</div>
        {progress && (
          <progress
            className={css.progress}
            aria-labelledby={id}
            {...(progress.total ? { value: progress.done, max: progress.total } : {})}
          />
        )}
      </div>
      <div className={css.tools}>{children}</div>
    </section>
  );
}
