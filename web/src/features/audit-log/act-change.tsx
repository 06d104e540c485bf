import css from './act-change.module.css';
import type { AuditedAct } from './api.ts';
import { changedIn } from './changed-in.ts';
import { useActWords } from './use-act-words.ts';

/** Changes of an act, name by name: the value before, and the one after. */
export function ActChange({ act }: { act: AuditedAct }) {
  const { before, after } = act;
  const words = useActWords();
  const shown = (value: unknown) => words.value(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <ul className={css.changes}>
      {changedIn(act).map((name) => (
        <li key={name}>
          <span className={css.name}>{words.field(name)}</span>{' '}
          <span className={css.values}>
            {before?.[name] !== undefined && <del>{shown(before[name])}</del>}{' '}
            {after?.[name] !== undefined && <ins>{shown(after[name])}</ins>}
          </span>
        </li>
      ))}
    </ul>
  );
}
