import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api-context.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useLang } from '../../lib/i18n.ts';
import { withLang } from '../../lib/links.ts';
import { toast } from '../../lib/toast.ts';
import { aheadQuery, decide, detailQuery, type Kind, REVIEW_KEY, type Reason } from './api.ts';
import { nextAfter } from './next-after.ts';
import { OVERTAKEN } from './overtaken.ts';

export const QUEUE_PATH = '/dashboard/admin/listings-review';
export const detailPath = (id: string, kind: Kind): string =>
  `/dashboard/admin/listings/${id}${kind ? `?kind=${kind}` : ''}`;

/** One listing on the desk: deciding it leads to the next that waits, which is fetched while this one is read. */
export function useReview(id: string, kind: Kind) {
  const { t } = useTranslation('listing-review');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const lang = useLang();
  const detail = useQuery(detailQuery(api, id));
  const ahead = useQuery(aheadQuery(api, kind));
  const [isBusy, setBusy] = useState(false);
  /** Why the last decision came to nothing. */
  const [conflict, setConflict] = useState<string>();
  const next = ahead.data && nextAfter(ahead.data.items, id);
  const version = detail.data?.version ?? null;

  useEffect(() => {
    if (next) void client.prefetchQuery(detailQuery(api, next));
  }, [api, client, next]);
  // Another listing is another story.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what ends the old one
  useEffect(() => setConflict(undefined), [id]);

  const refresh = () => client.invalidateQueries({ queryKey: REVIEW_KEY });
  const leave = () => {
    navigate(withLang(next ? detailPath(next, kind) : queuePath(kind), lang));
    void refresh();
  };

  async function approve(): Promise<void> {
    if (version === null || isBusy) return;
    setBusy(true);
    try {
      await decide(api, id, { decision: 'approve', version });
      toast.success(t('approve.done', { title: detail.data?.title ?? '' }));
      leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (OVERTAKEN.includes(error.code)) {
        setConflict(error.message);
        await refresh();
      } else toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }
  /** Rejects with an `ApiError`, for the dialog to show. */
  async function reject(reasons: Reason['code'][], text: string): Promise<void> {
    if (version === null) return;
    await decide(api, id, { decision: 'reject', version, reasons, text });
    toast.success(t('reject.done', { title: detail.data?.title ?? '' }));
    leave();
  }
  return { detail, total: ahead.data?.total, next, isBusy, conflict, approve, reject, leave, refresh };
}

const queuePath = (kind: Kind) => (kind ? `${QUEUE_PATH}?kind=${kind}` : QUEUE_PATH);
