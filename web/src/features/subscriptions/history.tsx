import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { historyQuery } from './api.ts';
import { HistoryList } from './history-list.tsx';
import css from './subscriptions.module.css';

/** All that happened to an office's plans, page by page. */
export function History() {
  const { t } = useTranslation('subscriptions');
  const desk = useDeskParams([]);
  const list = useQuery(historyQuery(useApi(), desk.page));
  return (
    <details className={css.section} open={desk.page > 1}>
      <summary className={css.fold}>
        <h2>{t('history.title')}</h2>
      </summary>
      <DeskList
        query={list}
        failed={t('failures.history')}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t('history.empty'), text: t('history.emptyText') }}
      >
        {({ events }) => <HistoryList events={events} isStale={list.isPlaceholderData} />}
      </DeskList>
    </details>
  );
}
