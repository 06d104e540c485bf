import { Children, type ReactNode } from 'react';
import css from './desk.module.css';

/** The column a desk stands in: head, filters, list. */
export function Desk({ children }: { children: ReactNode }) {
  return <div className={css.desk}>{children}</div>;
}

type Props = {
  title: string;
  /** The count: readers hear it change. */
  count?: string;
  /** Buttons that concern the whole list. */
  children?: ReactNode;
};

/** The name of a list and how long it is. */
export function DeskHead({ title, count, children }: Props) {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p role="status" className={css.count}>
        {count}
      </p>
      {children && (
        <div className={css.tools} data-single={Children.toArray(children).length === 1 || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The name of a part below others. */
export const DeskPart = ({ children }: { children: ReactNode }) => <h2 className={css.part}>{children}</h2>;

/** A sentence about the list that follows. */
export const DeskLead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;
