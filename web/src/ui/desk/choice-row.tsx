import type { ReactNode } from 'react';
import css from './choice-row.module.css';
import { FoldedFilters } from './folded-filters.tsx';

type Props = {
  /** How many of the choices are made. */
  set: number;
  children: ReactNode;
};

/** Choices above a list, each with its name over it, that apply at once. */
export const ChoiceRow = ({ set, children }: Props) => (
  <search className={css.row}>
    <FoldedFilters set={set}>{children}</FoldedFilters>
  </search>
);
