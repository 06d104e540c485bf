import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { Loading } from '#ui/loading.tsx';
import { type AdminAttribute, assign, attributesQuery, unassign, useAttributeList } from './api.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import css from './attribute.module.css';
import { attributesOf, type Effective, plainAssignment, type Source } from './inheritance.ts';
import { categoryName, type NamedCategory } from './named-category.ts';

type Props = { category: NamedCategory; categories: readonly NamedCategory[] };

/** What is asked about a listing of this category: inherited and its own, and who says each of it. */
export function CategoryAttributes({ category, categories }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const api = useApi();
  const { saved, renew } = useAttributeList();
  const { data } = useQuery(attributesQuery(api));
  const [editedId, setEditedId] = useState<string>();
  const drop = useMutation({
    mutationFn: (attribute: AdminAttribute) => unassign(api, attribute, category.id),
    onSuccess: (attribute) => {
      toast.success(t('overrides.removed'));
      return saved(attribute);
    },
    onError: renew,
  });
  const add = useMutation({
    mutationFn: (attribute: AdminAttribute) => assign(api, attribute, plainAssignment(category.id, lastSort + 10)),
    onSuccess: saved,
    onError: (error) => {
      toast.error(error.message);
      return renew();
    },
  });
  if (!data) return <Loading />;

  const effective = attributesOf(category, categories, data);
  // Read anew after a conflict, so that the next try is made from the version that is seen.
  const edited = effective.find(({ attribute }) => attribute.id === editedId);
  const lastSort = Math.max(0, ...effective.map(({ values }) => values.sort));
  const attributeName = ({ nameAr, nameEn }: AdminAttribute) => (lang === 'ar' ? nameAr : nameEn);
  const rest = data.filter(({ id }) => !effective.some(({ attribute }) => attribute.id === id));
  const sourceName = (source: Source): string => {
    if (source === null) return t('overrides.byAttribute');
    if (source === category.id) return t('overrides.here');
    const from = categories.find(({ id }) => id === source);
    return from ? t('overrides.from', { name: categoryName(from, lang) }) : '';
  };
  const flag = (isOn: boolean, source: Source) => (
    <span className={css.flag}>
      {t(isOn ? 'yes' : 'no')} <span className={css.small}>{sourceName(source)}</span>
    </span>
  );
  const columns: Column<Effective>[] = [
    {
      key: 'name',
      header: t('overrides.attribute'),
      isName: true,
      cell: ({ attribute, own, from }) => (
        <span className={css.asked}>
          {attributeName(attribute)}
          <Badge tone={own ? 'info' : 'neutral'}>{sourceName(own ? category.id : from.shown)}</Badge>
        </span>
      ),
    },
    {
      key: 'required',
      header: t('fields.isRequired'),
      cell: ({ values, from }) => flag(values.isRequired, from.isRequired),
    },
    {
      key: 'filter',
      header: t('overrides.showInFilters'),
      cell: ({ values, from }) => flag(values.showInFilters && values.isFilterable, from.shown),
    },
    {
      key: 'acts',
      header: t('overrides.acts'),
      isActions: true,
      cell: (row) => (
        <RowMenu
          of={attributeName(row.attribute)}
          acts={[
            {
              key: 'override',
              label: t(row.own ? 'overrides.edit' : 'overrides.override'),
              run: () => setEditedId(row.attribute.id),
            },
            row.own && {
              key: 'unassign',
              label: t('overrides.remove'),
              isDisabled: drop.isPending,
              run: () => drop.mutate(row.attribute),
            },
          ]}
        />
      ),
    },
  ];

  return (
    <section className={css.section}>
      <h3 className={css.heading}>{t('overrides.title')}</h3>
      {effective.length === 0 ? (
        <p className={css.hint}>{t('overrides.none')}</p>
      ) : (
        <div className={css.scroll}>
          <DeskTable
            label={t('overrides.title')}
            columns={columns}
            rows={effective}
            keyOf={({ attribute }) => attribute.id}
          />
        </div>
      )}
      <NativeSelect
        name="assign"
        label={t('overrides.add')}
        value=""
        disabled={add.isPending}
        data={[
          { value: '', label: t('choose') },
          ...rest.map((attribute) => ({ value: attribute.id, label: attributeName(attribute) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const attribute = rest.find(({ id }) => id === value);
          if (attribute) add.mutate(attribute);
        }}
      />
      {edited && (
        <AssignmentDialog
          category={category}
          effective={edited}
          sourceName={sourceName}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </section>
  );
}
