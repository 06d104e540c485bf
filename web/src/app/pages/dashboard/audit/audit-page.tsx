import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActChange, changedIn } from '#features/audit-log/act-change.tsx';
import { ActSubject } from '#features/audit-log/act-subject.tsx';
import { AUDIT_KEYS, type AuditedAct, auditQuery, auditTable } from '#features/audit-log/api.ts';
import { AuditFilters } from '#features/audit-log/audit-filters.tsx';
import { KeptYears } from '#features/audit-log/kept-years.tsx';
import { useActWords } from '#features/audit-log/use-act-words.ts';
import { FilterBar } from '#features/saved-filters/filter-bar.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList, DeskMore } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { RowMenu } from '#ui/desk/row-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import css from './audit-page.module.css';

/** Who did what to whom, and what changed by it. */
export function Page() {
  const { t } = useTranslation('audit-log');
  const api = useApi();
  const words = useActWords();
  const desk = useDeskParams(AUDIT_KEYS);
  const log = useInfiniteQuery(auditQuery(api, desk.values));
  const subject = desk.values.subject ? log.data?.[0]?.subject : undefined;

  const columns: Column<AuditedAct>[] = [
    { key: 'action', header: t('action'), isName: true, cell: ({ action }) => words.action(action) },
    {
      key: 'subject',
      header: t('subject'),
      onPhone: 'plain',
      cell: ({ subject }) => <ActSubject subject={subject} />,
    },
    {
      key: 'change',
      header: t('change'),
      onPhone: 'below',
      cell: (act) => (changedIn(act).length > 0 ? <ActChange act={act} /> : null),
    },
    {
      key: 'reason',
      header: t('reason'),
      onPhone: 'below',
      cell: ({ reason }) => reason && <q className={css.reason}>{reason}</q>,
    },
    {
      key: 'actor',
      header: t('actor'),
      onPhone: 'plain',
      cell: ({ actor, ip }) => (
        <span className={css.actor}>
          <bdi>{actor?.name ?? t('rule')}</bdi>
          {actor && ip && <small>{t('ip', { ip })}</small>}
        </span>
      ),
    },
    { key: 'at', header: t('at'), onPhone: 'end', cell: ({ at }) => <DateText value={at} style="clock" /> },
    {
      key: 'acts',
      header: t('acts'),
      isActions: true,
      cell: ({ subject }) => (
        <RowMenu
          of={subject.name ?? subject.id}
          acts={[{ key: 'history', label: t('history'), to: desk.pathTo({ subject: subject.id }) }]}
        />
      ),
    },
  ];

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/audit" noindex />
      <DeskHead title={subject ? t('ofSubject', { name: subject.name ?? subject.id }) : t('title')}>
        {subject && (
          <LinkButton look="outline" to={desk.pathTo({ subject: '' })}>
            {t('allActs')}
          </LinkButton>
        )}
        <ExportMenu fileName="diyar-audit" fetch={(format) => auditTable(api, desk.values, format)} />
      </DeskHead>
      <KeptYears />
      <AuditFilters values={desk.values} onChange={desk.go} />
      <FilterBar desk="audit" values={desk.values} />
      <DeskList
        query={log}
        pageOf={(rows) => ({ number: 1, size: Math.max(1, rows.length), total: rows.length })}
        pathToPage={() => desk.cleared}
        cleared={desk.isFiltered ? desk.cleared : undefined}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), icon: <IconHistory size={32} stroke={1.4} /> }}
      >
        {(rows) => (
          <DeskTable
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => String(id)}
            momentOf={({ at }) => at}
            isStale={log.isPlaceholderData}
          />
        )}
      </DeskList>
      <DeskMore list={log} />
    </Desk>
  );
}
