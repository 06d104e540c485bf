import { type ReactNode, useId } from 'react';
import css from './section.module.css';

type Props = { title: string; id?: string; className?: string; children: ReactNode };

/** A part of the page under its heading, set apart by a line. */
export function Section({ title, id, className = '', children }: Props) {
  const heading = useId();
  return (
    <section className={`${css.section} ${className}`} id={id} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
