import type { ReportedReview } from '@diyar/api/contracts/office-reviews';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { DecideReviewDialog, type ReviewDecision } from './decide-dialog.tsx';
import css from './review-list.module.css';
import { ReviewList } from './review-list.tsx';

/** Reviews that people reported, with what they said, and what becomes of each. */
export function ReportedReviews({ items }: { items: readonly ReportedReview[] }) {
  const { t } = useTranslation('office-reviews');
  const [asked, ask] = useState<{ review: ReportedReview; decision: ReviewDecision }>();
  const acts = (review: ReportedReview) => (
    <>
      <p className={css.from}>
        <AppLink to={`/office/${review.office.slug}?tab=reviews`}>{review.office.name}</AppLink>
      </p>
      {review.reports.map(({ reason, note, reporter, at }) => (
        <p key={`${reporter}${at}`}>
          <Badge tone="warning">{t(`reasons.${reason}`)}</Badge> <bdi>{note ?? ''}</bdi>{' '}
          <span className={css.from}>
            <bdi>{reporter}</bdi>
          </span>
        </p>
      ))}
      {review.hiddenReason && <p className={css.from}>{t('hiddenBecause', { reason: review.hiddenReason })}</p>}
      <div className={css.acts}>
        {review.hiddenReason ? (
          <PlainButton compact look="outline" onClick={() => ask({ review, decision: 'show' })}>
            {t('decide.show.confirm')}
          </PlainButton>
        ) : (
          <>
            <PlainButton compact look="outline" onClick={() => ask({ review, decision: 'keep' })}>
              {t('decide.keep.confirm')}
            </PlainButton>
            <PlainButton compact look="danger" onClick={() => ask({ review, decision: 'hide' })}>
              {t('decide.hide.confirm')}
            </PlainButton>
          </>
        )}
      </div>
    </>
  );
  const byId = new Map(items.map((review) => [review.id, review]));
  return (
    <>
      <ReviewList
        reviews={items}
        office=""
        acts={({ id }) => {
          const review = byId.get(id);
          return review && acts(review);
        }}
      />
      {asked && <DecideReviewDialog {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}
