import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconChevronBack } from '#ui/direction-icons.tsx';
import { useOptions } from '../filters/use-options.ts';
import { searchPath, withCategory } from '../search-state.ts';
import { useCategoryNav } from '../structure.ts';
import { useSearch } from '../use-search.ts';
import css from './category-links.module.css';

/** A step of the category tree as links with counts: where this search can go next, for people and crawlers alike. */
export function CategoryLinks() {
  const { t } = useTranslation('search');
  const { search, answer } = useSearch();
  const { chosen, counts } = useOptions('category');
  const data = useCategoryNav(search);
  const items = (data?.items ?? [])
    .map((item) => ({ ...item, count: counts && (counts[item.slug] ?? 0) }))
    .filter(({ slug, count }) => count !== 0 || chosen.includes(slug))
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (!data || !answer) return <div className={css.waiting} />;
  if (items.length === 0) return null;

  const to = (slug: string | undefined) => searchPath(withCategory(search, slug === undefined ? [] : [slug]));
  return (
    <nav aria-label={t('quick.label')} className={css.links}>
      {data.path.length > 0 && (
        <AppLink to={to(data.path.at(-2)?.slug)} className={css.up}>
          <IconChevronBack size={16} stroke={1.8} aria-hidden />
          {data.path.at(-2)?.name ?? t('quick.all')}
        </AppLink>
      )}
      {items.map(({ slug, name, count }) => (
        <AppLink
          key={slug}
          to={to(slug)}
          className={css.link}
          aria-current={chosen.includes(slug) ? 'true' : undefined}
        >
          {name} {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
