import type { OfficeReview } from '@diyar/api/contracts/office-reviews';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/date-text.tsx';
import css from './review-list.module.css';
import { Stars } from './stars.tsx';

type Props = {
  reviews: readonly OfficeReview[];
  office: string;
  /** What the reader may do with one, below it. */
  acts?: (review: OfficeReview) => ReactNode;
};

/** What people say, the newest first, each with the office's answer. Words are text, whatever they look like. */
export function ReviewList({ reviews, office, acts }: Props) {
  const { t } = useTranslation('office-reviews');
  return (
    <ol className={css.list}>
      {reviews.map((review) => (
        <li key={review.id}>
          <article className={css.review} aria-label={t('by', { name: review.author })}>
            <p className={css.top}>
              <bdi className={css.author}>{review.author}</bdi>
              <Stars rating={review.rating} />
              <span className={css.when}>
                <DateText value={review.createdAt} /> {review.isEdited && t('edited')}
              </span>
            </p>
            <p className={css.body} dir="auto">
              {review.body}
            </p>
            {review.answer && (
              <div className={css.answer}>
                <p className={css.from}>
                  {t('answerOf', { office })} · <DateText value={review.answer.at} />
                </p>
                <p className={css.body} dir="auto">
                  {review.answer.body}
                </p>
              </div>
            )}
            {acts?.(review)}
          </article>
        </li>
      ))}
    </ol>
  );
}
