import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { IconChevronForward } from '#ui/direction-icons.tsx';
import { Loading } from '#ui/loading.tsx';
import { firstOf, withCategory } from '../search-state.ts';
import { categoryNav, structureQuery } from '../structure.ts';
import { useSearch } from '../use-search.ts';
import css from './category-section.module.css';
import { CheckOption } from './option.tsx';
import { Section } from './section.tsx';
import { useOptions } from './use-options.ts';

/** The category tree, one step at a time: branches are entered, the last ones may be chosen together. */
export function CategorySection() {
  const { t } = useTranslation('search');
  const api = useApi();
  const { search, change } = useSearch();
  const { chosen, counts: known } = useOptions('category');
  const { data: structure } = useQuery(structureQuery(api));
  if (!structure) return <Loading />;

  const { path, items } = categoryNav(structure, firstOf(search, 'category'));
  const parents = new Set(structure.categories.map((category) => category.parent));
  const sorted = [...items].sort((a, b) => (known?.[b.slug] ?? 0) - (known?.[a.slug] ?? 0));
  const go = (slug: string | undefined) => change((asked) => withCategory(asked, slug === undefined ? [] : [slug]));
  const toggle = (slug: string) => {
    const others = chosen.filter((candidate) => items.some((item) => item.slug === candidate) && candidate !== slug);
    const next = chosen.includes(slug) ? others : [...others, slug];
    change((asked) => withCategory(asked, next.length > 0 ? next : path.slice(-1).map((step) => step.slug)));
  };

  return (
    <Section title={t('filters.category')}>
      {path.length > 0 && (
        <ol className={css.path}>
          {[{ slug: undefined, name: t('quick.all') }, ...path].map(({ slug, name }, index, all) => (
            <li key={slug ?? ''} className={css.step}>
              <button
                type="button"
                className={css.up}
                aria-current={index === all.length - 1 ? 'true' : undefined}
                onClick={() => go(slug)}
              >
                {name}
              </button>
              {index < all.length - 1 && <IconChevronForward size={14} stroke={1.8} aria-hidden />}
            </li>
          ))}
        </ol>
      )}
      <div>
        {sorted.map(({ slug, name }) =>
          parents.has(slug) ? (
            <button key={slug} type="button" className={css.enter} onClick={() => go(slug)}>
              <span className={css.name}>{name}</span>
              {known && <span className={css.count}>{formatNumber(known[slug] ?? 0)}</span>}
              <IconChevronForward size={16} stroke={1.8} aria-hidden />
            </button>
          ) : (
            <CheckOption
              key={slug}
              checked={chosen.includes(slug)}
              count={known && (known[slug] ?? 0)}
              onChange={() => toggle(slug)}
            >
              {name}
            </CheckOption>
          ),
        )}
      </div>
    </Section>
  );
}
