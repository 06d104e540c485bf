import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { DateText } from '#ui/date-text.tsx';
import { JobCard } from '#ui/desk/job-card.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { isOpen, SITEMAPS_KEY, sitemapsQuery, startBuild } from './api.ts';

/** Builds the sitemaps: all of what changed, or every file. */
export function BuildCard() {
  const { t } = useTranslation('sitemaps');
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery(sitemapsQuery(api));
  const [isSending, setSending] = useState(false);
  const open = data?.builds.find(isOpen);
  const last = data?.builds.find(({ state }) => state === 'done');
  const isBusy = isSending || !data || open !== undefined;

  async function ask(full: boolean) {
    if (isBusy) return;
    setSending(true);
    // Somebody was quicker, or it failed: the toast said so, and the list shows which.
    await startBuild(api, full).catch(() => {});
    await client.invalidateQueries({ queryKey: SITEMAPS_KEY });
    setSending(false);
  }

  return (
    <JobCard
      title={t('build.title')}
      text={t('build.text')}
      progress={open && { done: open.done, total: open.total }}
      state={
        open ? (
          open.total === null ? (
            t('build.waiting')
          ) : (
            t('build.progress', { done: formatNumber(open.done), total: formatNumber(open.total) })
          )
        ) : last?.finishedAt ? (
          <>
            {t('build.last')} <DateText value={last.finishedAt} relative />
          </>
        ) : (
          data && t('build.never')
        )
      }
    >
      <PlainButton aria-disabled={isBusy || undefined} onClick={() => ask(false)}>
        {t('build.start')}
      </PlainButton>
      <PlainButton look="outline" aria-disabled={isBusy || undefined} onClick={() => ask(true)}>
        {t('build.full')}
      </PlainButton>
    </JobCard>
  );
}
