import css from './fact-table.module.css';
import type { Fact } from './listing-facts.ts';

/** Names and values in two columns of lines, one on a phone. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.table}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
