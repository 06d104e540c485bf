import type { ReactNode } from 'react';
import css from './badge.module.css';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** A state in a word. The word says it all: the colour is for those who skim. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}
