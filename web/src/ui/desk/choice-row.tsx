import type { ReactNode } from 'react';
import css from './choice-row.module.css';

/** Choices above a list, each with its name over it, that apply at once. */
export const ChoiceRow = ({ children }: { children: ReactNode }) => <search className={css.row}>{children}</search>;
