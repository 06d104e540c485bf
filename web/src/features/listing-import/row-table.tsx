import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { type ImportDetails, type ImportedRow, rowsQuery, type Show, type Side, saveProblems } from './api.ts';
import css from './import.module.css';

const SHOWN = {
  checked: ['problems', 'all', 'ready', 'incomplete', 'refused'],
  done: ['problems', 'all', 'submitted', 'drafted', 'existing', 'refused'],
} as const satisfies Record<string, readonly Show[]>;
const TONES = new Map<string, Tone>(
  Object.entries<Tone>({
    ready: 'success',
    submitted: 'success',
    drafted: 'info',
    incomplete: 'warning',
    refused: 'danger',
  }),
);

/** The rows with their reasons, fifty at a time however long the table is. */
export function RowTable({ side, job }: { side: Side; job: ImportDetails }) {
  const { t } = useTranslation('listing-import');
  const api = useApi();
  const [show, setShow] = useState<Show>('problems');
  const [page, setPage] = useState(1);
  const rows = useQuery(rowsQuery(api, side, job, show, page));
  const file = useMutation({
    mutationFn: () => saveProblems(api, side, job.id),
  });
  const { items = [], page: shown } = rows.data ?? {};
  const last = Math.max(1, Math.ceil((shown?.total ?? 0) / (shown?.size ?? 1)));
  const columns: Column<ImportedRow>[] = [
    {
      key: 'row',
      header: t('table.rowHeader'),
      isName: true,
      cell: ({ number, title, listingId }) => (
        <span className={css.row}>
          <span className={css.dim}>{t('table.row', { number: formatNumber(number) })}</span>
          {listingId && !side.officeId ? (
            <AppLink to={`/dashboard/properties/edit/${listingId}`}>{title}</AppLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </span>
      ),
    },
    { key: 'state', header: t('table.state'), onPhone: 'end', cell: (row) => <State row={row} /> },
    {
      key: 'problems',
      header: t('table.problems'),
      onPhone: 'below',
      cell: ({ problems }) => <Reasons problems={problems} />,
    },
  ];
  return (
    <section className={css.card} aria-label={t('table.label')}>
      <div className={css.tools}>
        <NativeSelect
          id="rows-show"
          label={t('table.show')}
          value={show}
          onChange={(event) => {
            setShow(event.currentTarget.value as Show);
            setPage(1);
          }}
          data={SHOWN[job.state === 'done' ? 'done' : 'checked'].map((name) => ({
            value: name,
            label: t(`show.${name}`),
          }))}
        />
        <PlainButton look="outline" data-act="problems" onClick={() => file.mutate()}>
          {t('table.download')}
        </PlainButton>
      </div>
      {shown?.total === 0 && <p className={css.dim}>{t('table.none')}</p>}
      {items.length > 0 && (
        <DeskTable
          label={t('table.label')}
          columns={columns}
          rows={items}
          keyOf={({ number }) => String(number)}
          isStale={rows.isPlaceholderData}
        />
      )}
      {last > 1 && (
        <nav className={css.tools} aria-label={t('table.pages')}>
          <PlainButton look="outline" compact disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('table.previous')}
          </PlainButton>
          <span role="status">{t('table.page', { page: formatNumber(page), last: formatNumber(last) })}</span>
          <PlainButton look="outline" compact disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('table.next')}
          </PlainButton>
        </nav>
      )}
    </section>
  );
}

function State({ row: { outcome, verdict } }: { row: ImportedRow }) {
  const { t } = useTranslation('listing-import');
  const state = outcome ?? verdict;
  return state && <Badge tone={TONES.get(state)}>{t(`state.${state}`)}</Badge>;
}

const Reasons = ({ problems }: Pick<ImportedRow, 'problems'>) => (
  <ul className={css.reasons}>
    {problems.map(({ path, code, message }) => (
      <li key={path + code + message}>{message}</li>
    ))}
  </ul>
);
