import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import css from './act-change.module.css';
import type { AuditedAct } from './api.ts';
import { useActWords } from './use-act-words.ts';

/** Codes of a refusal: the reason says them in words. */
const SAID = 'codes';

/** The names of what an act changed: those whose value differs, or is there on one side only. */
export function changedIn({ before, after }: AuditedAct): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter((name) => name !== SAID && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}

/** More are folded: an edited listing changes twenty. */
const SHOWN = 2;

/** Changes of an act, name by name: the value before, and the one after. */
export function ActChange({ act }: { act: AuditedAct }) {
  const { before, after } = act;
  const { t } = useTranslation('audit-log');
  const words = useActWords();
  const shown = (value: unknown) => words.value(typeof value === 'string' ? value : JSON.stringify(value));
  const names = changedIn(act);
  const list = (
    <ul className={css.changes}>
      {names.map((name) => (
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
  if (names.length <= SHOWN) return list;
  return (
    <details className={css.folded}>
      <summary>{t('changes', { count: names.length, shown: formatNumber(names.length) })}</summary>
      {list}
    </details>
  );
}
