import { DEEPEST_LEVEL } from '@diyar/api/rules/categories';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { type AdminCategory, createCategoryAt, type TransactionType, useCategoryList } from './api.ts';
import { CategoryForm } from './category-form.tsx';
import css from './category-panel.module.css';
import { DepthNote } from './depth-note.tsx';
import { NEW_CONTENT } from './form-values.ts';
import { atEndOf, pathOf, siblingsOf } from './tree.ts';

type Props = {
  categories: readonly AdminCategory[];
  /** Where it was asked for; an administrator may choose another place. */
  parentId: string | null;
  types: readonly TransactionType[];
  icons: readonly string[];
  onParent: (parentId: string | null) => void;
  onCreated: (id: string) => void;
};

/** A new category, at the end of those below its parent, with what its neighbors carry. */
export function NewCategory({ categories, parentId, types, icons, onParent, onCreated }: Props) {
  const { t } = useTranslation('admin-categories');
  const api = useApi();
  const lang = useLang();
  const { saved } = useCategoryList();
  // The same id again creates nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const parent = categories.find((category) => category.id === parentId);
  const neighbor = siblingsOf(categories, parentId).at(-1);
  const content = {
    ...NEW_CONTENT,
    carries: neighbor?.carries ?? [],
    transactionTypes: neighbor?.transactionTypes ?? [],
  };
  const nameOf = ({ nameAr, nameEn }: AdminCategory) => (lang === 'ar' ? nameAr : nameEn);

  return (
    <div className={css.panel}>
      <h2 className={css.title}>{t('new')}</h2>
      <NativeSelect
        label={t('parent')}
        value={parentId ?? ''}
        onChange={({ currentTarget: { value } }) => onParent(value || null)}
        data={[
          { value: '', label: t('noParent') },
          ...categories
            .filter(({ level }) => level < DEEPEST_LEVEL)
            .map((category) => ({
              value: category.id,
              label: [...pathOf(categories, category), category].map(nameOf).join(' › '),
            })),
        ]}
      />
      <DepthNote level={parent ? parent.level + 1 : 0} />
      <CategoryForm
        key={parentId}
        content={content}
        types={types}
        icons={icons}
        isNew
        send={async (next) => {
          const category = await createCategoryAt(api, id, next, atEndOf(parentId));
          toast.success(t('created'));
          await saved(category);
          onCreated(category.id);
        }}
      />
    </div>
  );
}
