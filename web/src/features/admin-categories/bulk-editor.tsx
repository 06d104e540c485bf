import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DeskPages } from '#ui/desk/desk-pages.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { FiguresState } from '#ui/desk/figures-state.tsx';
import { useBulkChange } from '#ui/desk/use-bulk-change.ts';
import { useChosen } from '#ui/desk/use-chosen.ts';
import { PlainButton } from '#ui/link-button.tsx';
import {
  type AdminCategory,
  type BulkChange,
  categoriesQuery,
  changeInBulk,
  transactionTypesQuery,
  useCategoryList,
} from './api.ts';
import { ACTS, type Act, changeOf, isReady } from './bulk-change.ts';
import { BulkChoice } from './bulk-choice.tsx';
import css from './bulk-editor.module.css';
import { isCalled, pathNames } from './tree.ts';

/** As many as one call takes. */
const MOST = 200;
const LEVELS = [0, 1, 2, 3] as const;
/** Rows of a page: the whole catalogue is nine thousand elements. */
const ROWS = 100;

type Props = {
  icons: readonly string[];
  page: number;
  /** The address of a page, without `lang`. */
  pathToPage: (page: number) => string;
  goToPage: (page: number) => void;
};

/** One change of many categories; each succeeds or fails for itself, and those that failed are named and stay chosen. */
export function BulkEditor({ icons, page, pathToPage, goToPage }: Props) {
  const { t } = useTranslation('admin-categories');
  const lang = useLang();
  const api = useApi();
  const list = useQuery(categoriesQuery(api));
  const { data: types = [] } = useQuery(transactionTypesQuery(api));
  const { renew } = useCategoryList();
  const [words, setWords] = useState('');
  const [level, setLevel] = useState('');
  const { chosen, choose, chooseEach, chooseOnly } = useChosen();
  const [act, setAct] = useState<Act>('show');
  const [choice, setChoice] = useState('');
  const categories = list.data ?? [];
  const selected = categories.filter(({ id }) => chosen.has(id));
  const nameOf = ({ nameAr, nameEn }: AdminCategory) => (lang === 'ar' ? nameAr : nameEn);
  const apply = useBulkChange({
    selected,
    send: (chosenNow, change: BulkChange) => changeInBulk(api, chosenNow, change),
    nameOf,
    failedText: (names) => t('bulk.failed', { names }),
    doneText: (count) => t('bulk.done', { count }),
    onDone: (failed) => {
      chooseOnly(failed);
      return renew();
    },
  });
  const shown = categories.filter(
    (category) => (level === '' || category.level === Number(level)) && isCalled(category, words),
  );

  const last = Math.max(1, Math.ceil(shown.length / ROWS));
  const number = Math.min(page, last);
  const rows = shown.slice((number - 1) * ROWS, number * ROWS);
  const narrow = (change: () => void) => {
    change();
    if (page > 1) goToPage(1);
  };

  const columns: Column<AdminCategory>[] = [
    {
      key: 'name',
      header: t('bulk.category'),
      isName: true,
      cell: (category) => (
        <span className={css.name}>
          <Checkbox
            aria-label={t('bulk.select', { name: nameOf(category) })}
            checked={chosen.has(category.id)}
            onChange={({ currentTarget: { checked } }) => choose(category.id, checked)}
          />
          <AppLink to={`/dashboard/admin/category?open=${category.id}`}>
            {pathNames(categories, category, lang)}
          </AppLink>
        </span>
      ),
    },
    {
      key: 'shown',
      header: t('fields.isActive'),
      onPhone: 'end',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'success' : 'warning'}>{t(isActive ? 'bulk.shown' : 'hidden')}</Badge>
      ),
    },
    {
      key: 'deals',
      header: t('fields.transactionTypes'),
      onPhone: 'plain',
      cell: ({ transactionTypes }) =>
        types
          .filter(({ slug }) => transactionTypes.includes(slug))
          .map(({ name }) => name)
          .join(t('comma')) || null,
    },
    { key: 'fields', header: t('bulk.fields'), cell: ({ carries }) => formatNumber(carries.length) },
  ];

  return (
    <FiguresState query={list}>
      {() => (
        <>
          <div className={css.filters}>
            <TextInput
              type="search"
              aria-label={t('find')}
              placeholder={t('find')}
              value={words}
              onChange={({ currentTarget: { value } }) => narrow(() => setWords(value))}
            />
            <NativeSelect
              name="level"
              aria-label={t('bulk.level')}
              value={level}
              data={[
                { value: '', label: t('bulk.allLevels') },
                ...LEVELS.map((known) => ({ value: String(known), label: t(`levels.${known}`) })),
              ]}
              onChange={({ currentTarget: { value } }) => narrow(() => setLevel(value))}
            />
            <Checkbox
              label={t('bulk.selectShown', { count: rows.length })}
              checked={rows.length > 0 && rows.every(({ id }) => chosen.has(id))}
              onChange={({ currentTarget: { checked } }) =>
                chooseEach(
                  rows.map(({ id }) => id),
                  checked,
                )
              }
            />
          </div>
          {selected.length > 0 && (
            <div className={css.bar}>
              <p role="status">
                {t('bulk.selected', { count: selected.length })}
                {selected.length > MOST && ` ${t('bulk.most', { most: formatNumber(MOST) })}`}
              </p>
              <NativeSelect
                name="act"
                aria-label={t('bulk.act')}
                value={act}
                data={ACTS.map((known) => ({ value: known, label: t(`bulk.acts.${known}`) }))}
                onChange={({ currentTarget: { value } }) => {
                  setAct(ACTS.find((known) => known === value) ?? 'show');
                  setChoice('');
                }}
              />
              <BulkChoice {...{ act, choice, categories, types, icons }} onChange={setChoice} />
              <PlainButton
                compact
                data-act="bulk"
                disabled={!isReady(act, choice) || selected.length > MOST || apply.isPending}
                onClick={() => apply.mutate(changeOf(act, choice))}
              >
                {t(apply.isPending ? 'saving' : 'bulk.apply')}
              </PlainButton>
            </div>
          )}
          <div className={css.frame}>
            <DeskTable label={t('tree')} columns={columns} rows={rows} keyOf={({ id }) => id} />
          </div>
          <DeskPages page={number} last={last} pathTo={pathToPage} />
          {shown.length === 0 && <p className={css.none}>{t('bulk.nothing')}</p>}
        </>
      )}
    </FiguresState>
  );
}
