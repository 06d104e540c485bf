import { formatNumber } from '../../lib/format.ts';
import { AppLink } from '../app-link.tsx';
import css from './desk-tabs.module.css';

type Tab = { name: string; label: string; to: string; count?: number };

/** The states of a list's things, each with an address of its own. */
export function DeskTabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map(({ name, label: text, to, count }) => (
          <li key={name}>
            <AppLink
              to={to}
              preventScrollReset
              className={css.tab}
              aria-current={name === current ? 'page' : undefined}
            >
              {text}
              {count !== undefined && <span className={css.number}>{formatNumber(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
