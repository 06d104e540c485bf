import type { MyReview as Mine } from '@diyar/api/contracts/office-reviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteReview, myReviewQuery } from '#features/office-reviews/api.ts';
import { ReviewForm } from '#features/office-reviews/review-form.tsx';
import listCss from '#features/office-reviews/review-list.module.css';
import { Stars } from '#features/office-reviews/stars.tsx';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { useLoginLink } from '../../login-link.ts';
import css from './reviews-tab.module.css';

type Props = { officeId: string; onChanged: () => void };

/** The reader's own review: to be written by those who met the office, and theirs to change or delete. */
export function MyReview({ officeId, onChanged }: Props) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSessionState();
  const login = useLoginLink();
  const query = myReviewQuery(api, officeId);
  const { data: mine } = useQuery({ ...query, enabled: user !== null });
  const [isEditing, setEditing] = useState(false);

  if (!user)
    return (
      <p className={css.dim}>
        <AppLink {...login}>{t('login')}</AppLink>
      </p>
    );
  if (!mine) return null;
  const { review, mayReview, needsProof } = mine;
  if (needsProof)
    return (
      <p className={css.dim}>
        {t('prove')} <AppLink to="/dashboard/settings">{t('toSettings')}</AppLink>
      </p>
    );
  if (!mayReview) return <p className={css.dim}>{t('earn')}</p>;
  const show = (next: Mine) => {
    client.setQueryData(query.queryKey, next);
    setEditing(false);
    onChanged();
  };

  if (!review || isEditing)
    return (
      <section className={css.mine} aria-labelledby="my-review">
        <h3 id="my-review" className={css.mineTitle}>
          {t(review ? 'mine' : 'mineTitle')}
        </h3>
        <ReviewForm officeId={officeId} review={review} onSaved={show} />
        {review && (
          <PlainButton compact look="plain" onClick={() => setEditing(false)}>
            {t('cancel')}
          </PlainButton>
        )}
      </section>
    );
  return (
    <section className={css.mine} aria-labelledby="my-review">
      <h3 id="my-review" className={css.mineTitle}>
        {t('mine')}
      </h3>
      <Stars rating={review.rating} />
      <p className={listCss.body} dir="auto">
        {review.body}
      </p>
      {review.hiddenReason && <p className={css.dim}>{t('hiddenBecause', { reason: review.hiddenReason })}</p>}
      <div className={listCss.acts}>
        {!review.hiddenReason && (
          <PlainButton compact look="outline" onClick={() => setEditing(true)}>
            {t('edit')}
          </PlainButton>
        )}
        <PlainButton
          compact
          look="plain"
          onClick={() =>
            deleteReview(api, officeId).then(
              (next) => {
                show(next);
                toast.success(t('deleted'));
              },
              // The call layer has said why not.
              () => {},
            )
          }
        >
          {t('delete')}
        </PlainButton>
      </div>
    </section>
  );
}
