import type { PlaceLink } from '@diyar/api/contracts/places';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import css from './link-list.module.css';
import part from './place-page.module.css';

/** Pages to go to next, each with how much waits there. Nothing when there are none. */
export function LinkList({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={part.part}>
      <h2 id={id} className={part.heading}>
        {title}
      </h2>
      <ul className={css.links}>
        {links.map(({ name, path, count }) => (
          <li key={path}>
            <AppLink to={path} className={css.link}>
              <span>{name}</span>
              {count !== null && <span className={css.count}>{formatNumber(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
