import type { ReactNode } from 'react';
import { DateText } from '../date-text.tsx';
import css from './trail.module.css';

export type TrailEntry = {
  key: string;
  what: ReactNode;
  /** The actor, in words. */
  who: string;
  at: string;
  reason?: string | null;
};

/** Acts and their actors, newest first. Nothing here can be changed or taken away. */
export function Trail({ title, none, entries }: { title: string; none: string; entries: readonly TrailEntry[] }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      {entries.length === 0 && <p className={css.small}>{none}</p>}
      <ol className={css.trail}>
        {entries.map(({ key, what, who, at, reason }) => (
          <li key={key}>
            <span className={css.what}>{what}</span>
            <span className={css.small}>
              <bdi>{who}</bdi> · <DateText value={at} style="time" />
            </span>
            {reason && <q className={css.quote}>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
