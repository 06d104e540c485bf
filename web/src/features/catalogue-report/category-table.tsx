import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import type { CategoryFigures } from './api.ts';
import css from './report.module.css';

type Props = {
  categories: readonly CategoryFigures[];
  parentId: string;
  pathToParent: (id: string) => string;
};

/** One level of the tree at a time, most listings first: a name leads to what lies below it. */
export function CategoryTable({ categories, parentId, pathToParent }: Props) {
  const { t } = useTranslation('catalogue-report');
  const lang = useLang();
  const nameOf = ({ nameAr, nameEn }: CategoryFigures) => (lang === 'ar' ? nameAr : nameEn);
  const parent = categories.find(({ id }) => id === parentId);
  const rows = categories
    .filter((category) => category.parentId === (parent?.id ?? null))
    .toSorted((a, b) => b.listings - a.listings);
  const hasChildren = ({ id }: CategoryFigures) => categories.some((category) => category.parentId === id);
  const figure = (name: 'listings' | 'waiting' | 'published' | 'inquiries'): Column<CategoryFigures> => ({
    key: name,
    header: t(`column.${name}`),
    cell: (category) => formatNumber(category[name]),
  });

  const columns: Column<CategoryFigures>[] = [
    {
      key: 'name',
      header: t('column.category'),
      isName: true,
      cell: (category) => (
        <span className={css.name}>
          {hasChildren(category) ? (
            <AppLink to={pathToParent(category.id)} preventScrollReset>
              {nameOf(category)}
            </AppLink>
          ) : (
            nameOf(category)
          )}
          {!category.isActive && <Badge tone="warning">{t('hidden')}</Badge>}
        </span>
      ),
    },
    ...(['listings', 'waiting', 'published', 'inquiries'] as const).map(figure),
    {
      key: 'acts',
      header: t('column.acts'),
      isActions: true,
      cell: (category) => (
        <RowMenu
          of={nameOf(category)}
          acts={[{ key: 'open', label: t('open'), to: `/dashboard/admin/category?open=${category.id}` }]}
        />
      ),
    },
  ];
  return (
    <section className={css.section} aria-label={t('categories')}>
      <div className={css.head}>
        <h2 className={css.title}>{parent ? nameOf(parent) : t('categories')}</h2>
        {parent && (
          <AppLink to={pathToParent(parent.parentId ?? '')} preventScrollReset>
            {t('up')}
          </AppLink>
        )}
      </div>
      <div className={css.frame}>
        <DeskTable label={t('categories')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      </div>
    </section>
  );
}
