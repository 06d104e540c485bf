import type { ReactNode } from 'react';
import css from './desk-table.module.css';

/** The buttons of one row, a finger's breadth apart. */
export const RowActs = ({ children }: { children: ReactNode }) => <span className={css.acts}>{children}</span>;
