import type { ReactNode } from 'react';
import css from './desk.module.css';

/** The column a desk stands in: head, filters, list. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className={css.desk}>{children}</div>;
}
