import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '../app-link.tsx';
import css from './desk-tabs.module.css';

type Tab = { name: string; label: string; to: string; count?: number; icon?: ReactNode };

/** The states of a list's things, each with an address of its own. */
export function DeskTabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const row = useRef<HTMLUListElement>(null);
  // On phones the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is what moves the mark
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={css.tabs}>
        {tabs.map(({ name, label: text, to, count, icon }) => (
          <li key={name}>
            <AppLink
              to={to}
              preventScrollReset
              className={css.tab}
              aria-current={name === current ? 'page' : undefined}
            >
              {icon}
              {text}
              {count !== undefined && <span className={css.number}>{formatNumber(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
