import { Checkbox, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Loading } from '#ui/loading.tsx';
import { type AdminAttribute, assign, attributesQuery, unassign, useAttributeList } from './api.ts';
import css from './attribute.module.css';
import { plainAssignment } from './inheritance.ts';
import { categoryName, type NamedCategory } from './named-category.ts';

const SORT = 1000;

/** Attributes of a whole tree: assigned to its root, they are asked about in every category below. */
export function RootAssigner({ categories }: { categories: readonly NamedCategory[] }) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const api = useApi();
  const { saved, renew } = useAttributeList();
  const { data } = useQuery(attributesQuery(api));
  const roots = categories.filter(({ level }) => level === 0);
  const [rootId, setRootId] = useState(roots[0]?.id ?? '');
  const change = useMutation({
    mutationFn: ({ attribute, isOn }: { attribute: AdminAttribute; isOn: boolean }) =>
      isOn ? assign(api, attribute, plainAssignment(rootId, SORT)) : unassign(api, attribute, rootId),
    onSuccess: saved,
    onError: (error) => {
      toast.error(error.message);
      return renew();
    },
  });
  if (!data) return <Loading />;

  const below = new Set(withAllBelow(categories, rootId));
  return (
    <div className={css.frame}>
      <p className={css.hint}>{t('roots.text')}</p>
      <NativeSelect
        name="root"
        label={t('roots.root')}
        value={rootId}
        data={roots.map((root) => ({ value: root.id, label: categoryName(root, lang) }))}
        onChange={({ currentTarget: { value } }) => setRootId(value)}
      />
      <ul className={css.grid}>
        {data.map((attribute) => {
          const isOn = attribute.assignments.some(({ categoryId }) => categoryId === rootId);
          const lower = attribute.assignments.filter(
            ({ categoryId }) => categoryId !== rootId && below.has(categoryId),
          ).length;
          return (
            <li key={attribute.id}>
              <Checkbox
                label={lang === 'ar' ? attribute.nameAr : attribute.nameEn}
                description={lower > 0 ? t('roots.lower', { count: lower }) : undefined}
                checked={isOn}
                disabled={change.isPending && change.variables?.attribute.id === attribute.id}
                onChange={({ currentTarget: { checked } }) => change.mutate({ attribute, isOn: checked })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function withAllBelow(categories: readonly NamedCategory[], id: string): string[] {
  const children = categories.filter(({ parentId }) => parentId === id);
  return [id, ...children.flatMap((child) => withAllBelow(categories, child.id))];
}
