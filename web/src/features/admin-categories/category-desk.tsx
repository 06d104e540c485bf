import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { SideBySide } from '#ui/desk/side-by-side.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel, retryOf } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { type AdminCategory, categoriesQuery, transactionTypesQuery } from './api.ts';
import { CategoryPanel } from './category-panel.tsx';
import css from './category-tree.module.css';
import { CategoryTree } from './category-tree.tsx';
import { NewCategory } from './new-category.tsx';
import { useMove } from './use-move.ts';

/** What stands in the address of a category that is not there yet. */
export const NEW = 'new';

type Props = {
  /** A category's id, or {@link NEW}. */
  open?: string;
  parent: string;
  icons: readonly string[];
  go: (to: { open?: string; parent?: string }) => void;
  /** What another feature knows of the open category. */
  below: (category: AdminCategory, categories: readonly AdminCategory[]) => ReactNode;
};

/** The tree beside the category that is open; on a phone one after the other. */
export function CategoryDesk({ open, parent, icons, go, below }: Props) {
  const { t } = useTranslation('admin-categories');
  const api = useApi();
  const list = useQuery(categoriesQuery(api));
  const deals = useQuery(transactionTypesQuery(api));
  const types = deals.data;
  const [words, setWords] = useState('');
  const { move } = useMove();
  const failure = list.error ?? deals.error;

  if (failure && !(list.data && types))
    return <FailedPanel title={t('failed')} error={failure} onRetry={retryOf(list, deals)} />;
  if (!list.data || !types) return <Loading />;

  const categories = list.data;
  const category = categories.find(({ id }) => id === open);
  const side = (
    <>
      <div className={css.tools}>
        <TextInput
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <PlainButton compact data-act="add-root" onClick={() => go({ open: NEW, parent: '' })}>
          {t('addRoot')}
        </PlainButton>
      </div>
      <p className={css.hint}>{t('keys')}</p>
      <CategoryTree
        categories={categories}
        openId={category?.id}
        words={words}
        onOpen={(id) => go({ open: id, parent: '' })}
        onMove={(moved, place) => move.mutate({ category: moved, place })}
      />
    </>
  );
  return (
    <SideBySide
      isOpen={open !== undefined}
      side={side}
      sideLabel={t('tree')}
      label={t('opened')}
      back={t('all')}
      onBack={() => go({ open: '', parent: '' })}
    >
      {open === NEW && (
        <NewCategory
          categories={categories}
          parentId={parent || null}
          types={types}
          icons={icons}
          onParent={(parentId) => go({ open: NEW, parent: parentId ?? '' })}
          onCreated={(id) => go({ open: id, parent: '' })}
        />
      )}
      {category && (
        <CategoryPanel
          key={category.id}
          category={category}
          categories={categories}
          types={types}
          icons={icons}
          onAdd={(parentId) => go({ open: NEW, parent: parentId })}
          onGone={() => go({ open: '', parent: '' })}
        >
          {below(category, categories)}
        </CategoryPanel>
      )}
      {open !== NEW && !category && <EmptyState as="h2" title={t('nothingOpen')} text={t('nothingOpenText')} />}
    </SideBySide>
  );
}
