import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useId } from 'react';
import { WholeNumbers } from '#ui/whole-numbers.tsx';
import css from './section.module.css';

/** A titled group of filters. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row with its hint
    <div role="group" aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {hint && <span className={css.hint}>{hint}</span>}
      </div>
      {children}
    </div>
  );
}

/** Long sections fold away behind their title and what is chosen in them. */
export function Folded({ title, chosen, children }: { title: string; chosen?: string; children: ReactNode }) {
  return (
    <details className={css.folded}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        <bdi className={css.hint}>{chosen && <WholeNumbers>{chosen}</WholeNumbers>}</bdi>
        <IconChevronDown size={18} stroke={1.8} aria-hidden className={css.chevron} />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  );
}

export function Pills({ children }: { children: ReactNode }) {
  return <div className={css.pills}>{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>;
}
