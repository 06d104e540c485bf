import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { DateText } from '#ui/date-text.tsx';
import { JobCard } from '#ui/desk/job-card.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { INDEX_KEY, isOpen, searchIndexQuery, startAudit, startRebuild } from './api.ts';

/** Makes the index anew. */
export function RebuildCard() {
  const { t } = useTranslation('search-index');
  const { data } = useQuery(searchIndexQuery(useApi()));
  const { ask, isSending } = useAsking(startRebuild);
  const open = data?.rebuilds.find(isOpen);
  const last = data?.rebuilds.find(({ state }) => state === 'done');
  const isBusy = isSending || !data || open !== undefined;

  return (
    <JobCard
      title={t('rebuild.title')}
      text={t('rebuild.text')}
      progress={open && { done: open.done, total: open.total }}
      state={
        open
          ? open.state === 'building' && open.total !== null
            ? t('rebuild.progress', { done: formatNumber(open.done), total: formatNumber(open.total) })
            : t(open.state === 'swapping' ? 'rebuild.swapping' : 'waiting')
          : last?.finishedAt && <Last at={last.finishedAt} />
      }
    >
      <PlainButton look="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && ask()}>
        {t('rebuild.start')}
      </PlainButton>
    </JobCard>
  );
}

/** Compares the index with the database. */
export function AuditCard() {
  const { t } = useTranslation('search-index');
  const { data } = useQuery(searchIndexQuery(useApi()));
  const { ask, isSending } = useAsking(startAudit);
  const open = data?.audits.find(isOpen);
  const last = data?.audits.find(({ state }) => state === 'done');
  const isBusy = isSending || !data || open !== undefined;
  const found = last ? last.missing + last.extra + last.stale : 0;

  return (
    <JobCard
      title={t('audit.title')}
      text={t('audit.text')}
      progress={open && { done: open.checked, total: open.total }}
      state={
        open
          ? open.state === 'running'
            ? t('audit.progress', { done: formatNumber(open.checked), total: formatNumber(open.total ?? 0) })
            : t('waiting')
          : last?.finishedAt && (
              <>
                <Last at={last.finishedAt} /> ·{' '}
                {found === 0 ? t('audit.clean') : t('audit.found', { number: formatNumber(found) })}
              </>
            )
      }
    >
      <PlainButton look="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && ask()}>
        {t('audit.start')}
      </PlainButton>
    </JobCard>
  );
}

function Last({ at }: { at: string }) {
  const { t } = useTranslation('search-index');
  return (
    <>
      {t('last')} <DateText value={at} relative />
    </>
  );
}

/** A refusal was told by its toast; either way the list says what goes on. */
function useAsking(start: (api: Api) => Promise<unknown>) {
  const api = useApi();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  async function ask() {
    setSending(true);
    await start(api).catch(() => {});
    await client.invalidateQueries({ queryKey: INDEX_KEY });
    setSending(false);
  }
  return { ask, isSending };
}
