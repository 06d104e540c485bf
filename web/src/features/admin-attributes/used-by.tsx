import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { AdminAttribute } from './api.ts';
import css from './attribute.module.css';
import { categoryPath, type NamedCategory } from './named-category.ts';

/** The categories that ask for it; all below them do too. */
export function UsedBy({ attribute, categories }: { attribute: AdminAttribute; categories: readonly NamedCategory[] }) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const users = categories.filter(({ id }) => attribute.assignments.some(({ categoryId }) => categoryId === id));
  if (users.length === 0) return <p className={css.hint}>{t('usedByNone')}</p>;
  return (
    <details className={css.usedBy}>
      <summary>{t('usedBy', { count: users.length })}</summary>
      <ul>
        {users.map((category) => (
          <li key={category.id}>
            <AppLink to={`/dashboard/admin/category?open=${category.id}`}>
              {categoryPath(category, categories, lang)}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
