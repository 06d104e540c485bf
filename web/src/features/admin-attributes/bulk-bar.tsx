import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { useBulkChange } from '#ui/desk/use-bulk-change.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { type AdminAttribute, type BulkChange, changeInBulk, useAttributeList } from './api.ts';
import css from './attribute.module.css';
import { plainAssignment } from './inheritance.ts';
import { categoryPath, type NamedCategory } from './named-category.ts';

const SETS = ['activate', 'deactivate', 'require', 'unrequire', 'filter', 'unfilter'] as const;
const CHANGE_OF = {
  activate: { set: { isActive: true } },
  deactivate: { set: { isActive: false } },
  require: { set: { isRequired: true } },
  unrequire: { set: { isRequired: false } },
  filter: { set: { isFilterable: true } },
  unfilter: { set: { isFilterable: false } },
} satisfies Record<(typeof SETS)[number], BulkChange>;
const ACTS = [...SETS, 'assign', 'unassign'] as const;
type Act = (typeof ACTS)[number];
const MOST = 200;
/** Behind whatever the category asks already. */
const SORT = 1000;

type Props = { selected: readonly AdminAttribute[]; categories: readonly NamedCategory[]; onDone: () => void };

/** One change of several attributes; each succeeds or fails for itself, and what failed is said by name. */
export function BulkBar({ selected, categories, onDone }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const api = useApi();
  const { renew } = useAttributeList();
  const [act, setAct] = useState<Act>('activate');
  const [categoryId, setCategoryId] = useState('');
  const needsCategory = act === 'assign' || act === 'unassign';
  const apply = useBulkChange({
    selected: selected.slice(0, MOST),
    send: (attributes, change: BulkChange) => changeInBulk(api, attributes, change),
    nameOf: ({ nameAr, nameEn }) => (lang === 'ar' ? nameAr : nameEn),
    failedText: (names) => t('bulk.failed', { names }),
    doneText: (count) => t('bulk.done', { count }),
    onDone: (failed) => {
      if (failed.length === 0) onDone();
      return renew();
    },
  });
  if (selected.length === 0) return null;
  return (
    <div className={css.bulk}>
      <p role="status">{t('bulk.selected', { count: selected.length })}</p>
      <NativeSelect
        name="act"
        aria-label={t('bulk.act')}
        value={act}
        data={ACTS.map((known) => ({ value: known, label: t(`bulk.acts.${known}`) }))}
        onChange={({ currentTarget: { value } }) => setAct(ACTS.find((known) => known === value) ?? 'activate')}
      />
      {needsCategory && (
        <NativeSelect
          name="category"
          aria-label={t('bulk.category')}
          value={categoryId}
          data={[
            { value: '', label: t('choose') },
            ...categories.map((category) => ({ value: category.id, label: categoryPath(category, categories, lang) })),
          ]}
          onChange={({ currentTarget: { value } }) => setCategoryId(value)}
        />
      )}
      <PlainButton
        compact
        data-act="bulk"
        disabled={(needsCategory && !categoryId) || apply.isPending}
        onClick={() => apply.mutate(changeOf(act, categoryId))}
      >
        {t('bulk.apply')}
      </PlainButton>
    </div>
  );
}

function changeOf(act: Act, categoryId: string): BulkChange {
  if (act === 'assign') return { assign: plainAssignment(categoryId, SORT) };
  if (act === 'unassign') return { unassign: { categoryId } };
  return CHANGE_OF[act];
}
