import { type ReactNode, useId } from 'react';
import css from './settings-card.module.css';

type Props = { title: string; text?: ReactNode; badge?: ReactNode; tone?: 'danger'; children: ReactNode };

/** A subject: what it is about at the start of the line, what can be done about it beside it (below it on phones). */
export function SettingsCard({ title, text, badge, tone, children }: Props) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id} data-tone={tone}>
      <div className={css.about}>
        <h2 id={id} className={css.cardTitle}>
          {title}
        </h2>
        {badge}
        {text && <p className={css.cardText}>{text}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}

/** A short word on a state. */
export function Badge({ tone, children }: { tone: 'good' | 'warning' | 'plain'; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  );
}
