import { Money } from './money.tsx';
import css from './sum-lines.module.css';

/** An amount in dollars under its name. */
export type SumLine = { name: string; value: number; isTotal?: boolean };

/** A sum, line by line. `isLive`: the reader's choices change it, and each change is read aloud. */
export function SumLines({ lines, isLive }: { lines: readonly SumLine[]; isLive?: boolean }) {
  return (
    <dl className={css.sum} aria-live={isLive ? 'polite' : undefined}>
      {lines.map(({ name, value, isTotal }) => (
        <div key={name} className={css.line} data-total={isTotal}>
          <dt>{name}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
