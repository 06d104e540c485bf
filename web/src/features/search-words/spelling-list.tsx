import css from './spelling-list.module.css';

/** Spellings in a row, each in its own direction. */
export const SpellingList = ({ spellings }: { spellings: readonly string[] }) => (
  <ul className={css.spellings}>
    {spellings.map((spelling) => (
      <li key={spelling}>
        <bdi>{spelling}</bdi>
      </li>
    ))}
  </ul>
);
