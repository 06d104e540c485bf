import { Progress } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import css from './job-card.module.css';

type Props = {
  title: string;
  text: string;
  /** Present state or last outcome; readers hear it change. */
  state: ReactNode;
  /** Of the work under way; without a total nobody knows yet how much it is. */
  progress?: { done: number; total: number | null };
  /** Buttons of the card. */
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
          <Progress
            size="lg"
            aria-labelledby={id}
            value={progress.total ? (progress.done / progress.total) * 100 : 100}
            animated={!progress.total}
          />
        )}
      </div>
      <div className={css.tools}>{children}</div>
    </section>
  );
}

/** Cards of jobs beside each other, where there is room. */
export const JobCards = ({ children }: { children: ReactNode }) => <div className={css.cards}>{children}</div>;
