import { AppLink } from './app-link.tsx';
import css from './crumbs.module.css';
import { IconChevronForward } from './direction-icons.tsx';

type Props = {
  /** Name of the row, for screen readers. */
  label: string;
  /** From the widest to the narrowest. */
  crumbs: readonly { name: string; path: string }[];
  /** The last step is the page itself, and no link. */
  endsHere?: boolean;
};

/** Where a page stands. */
export function Crumbs({ label, crumbs, endsHere = false }: Props) {
  const here = endsHere ? crumbs.length - 1 : -1;
  return (
    <nav aria-label={label} className={css.crumbs}>
      <ol className={css.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={css.crumb}>
            {index > 0 && <IconChevronForward size={14} stroke={1.6} aria-hidden />}
            {index === here ? (
              <span aria-current="page" className={css.here}>
                {name}
              </span>
            ) : (
              <AppLink to={path} className={css.link}>
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
