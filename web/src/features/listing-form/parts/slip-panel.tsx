import type { ReactNode } from 'react';
import css from './price-fields.module.css';

/** Asked kindly about a figure that is likelier a slip, with the likely answers one tap away; read out when it appears. */
export function SlipPanel({ question, children }: { question: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={css.slip}>
      {question && (
        <div className={css.question}>
          <p>{question}</p>
          <div className={css.answers}>{children}</div>
        </div>
      )}
    </div>
  );
}
