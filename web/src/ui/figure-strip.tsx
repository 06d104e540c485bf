import css from './figure-strip.module.css';

type Figure = { key: string; name: string; number: string; note?: string };

/** Up to four figures in a row, each with its name under it, and what it compares to. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.strip}>
      {figures.map(({ key, name, number, note }) => (
        <div key={key} className={css.figure}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.number}>{number}</dd>
          {note && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
