import type { ReportedReview } from '@diyar/api/contracts/office-reviews';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { decide, REPORTED_KEY } from './api.ts';

export type ReviewDecision = 'hide' | 'show' | 'keep';
type Props = { review: ReportedReview; decision: ReviewDecision; onClose: () => void };

/** Asks for the reason, which the author reads and the audit log keeps. */
export function DecideReviewDialog({ review: { id, author }, decision, onClose }: Props) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: REPORTED_KEY });
  return (
    <ReasonDialog
      title={t(`decide.${decision}.title`, { name: author })}
      consequences={[t(`decide.${decision}.text`)]}
      confirm={t(`decide.${decision}.confirm`)}
      isDangerous={decision === 'hide'}
      reason={{ label: t('decide.reason'), isRequired: true }}
      onConfirm={async ({ reason }) => {
        await decide(api, id, { decision, reason });
        void refresh();
        toast.success(t('decide.done'));
        onClose();
      }}
      stale={['review_decided', 'review_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}
