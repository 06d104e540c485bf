import type { PlaceLink } from '@diyar/api/contracts/places';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './link-list.module.css';
import part from './place-page.module.css';

/** The part seen at once; the rest unfolds, and is there for those who only read the page. */
const OPEN = 24;

/** Pages to go to next, each with how much waits there. Nothing when there are none. */
export function LinkList({ title, links }: { title: string; links: readonly PlaceLink[] }) {
  const { t } = useTranslation('places');
  const id = useId();
  const rest = links.slice(OPEN);
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className={part.part}>
      <h2 id={id} className={part.heading}>
        {title}
      </h2>
      <Links links={links.slice(0, OPEN)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>{t('links.more', { number: formatNumber(rest.length) })}</summary>
          <Links links={rest} />
        </details>
      )}
    </section>
  );
}

function Links({ links }: { links: readonly PlaceLink[] }) {
  return (
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
  );
}
