import type { OfficeReview } from '@diyar/api/contracts/office-reviews';
import type { OfficeProfile } from '@diyar/api/contracts/offices';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from '#features/office-reviews/answer-form.tsx';
import { myReviewQuery, reviewsQuery } from '#features/office-reviews/api.ts';
import { ReportForm } from '#features/office-reviews/report-form.tsx';
import listCss from '#features/office-reviews/review-list.module.css';
import { ReviewList } from '#features/office-reviews/review-list.tsx';
import { ReviewSummary } from '#features/office-reviews/review-summary.tsx';
import { ownOfficeQuery } from '#features/own-office/api.ts';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Pager } from '#ui/pager.tsx';
import { MyReview } from './my-review.tsx';
import css from './reviews-tab.module.css';

type Props = { office: OfficeProfile; page: number };
type Opened = { id: string; form: 'answer' | 'report' };

/** What people say of the office; each reader's own part comes once it is known who reads. */
export function ReviewsTab({ office, page }: Props) {
  const { t } = useTranslation('office-reviews');
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSessionState();
  const [opened, open] = useState<Opened>();
  const { data } = useSuspenseQuery(reviewsQuery(api, office.slug, page));
  const isOwn = user?.office?.id === office.id;
  const { data: own } = useQuery({ ...ownOfficeQuery(api), enabled: isOwn });
  const { data: mine } = useQuery({ ...myReviewQuery(api, office.id), enabled: user !== null && !isOwn });
  const mayAnswer = isOwn && own?.mayManage === true;
  const refresh = () => client.invalidateQueries({ queryKey: ['offices', office.slug] });
  const toggle = (next: Opened) => open(opened?.id === next.id && opened.form === next.form ? undefined : next);

  const acts = (review: OfficeReview) => (
    <>
      {user && (
        <div className={listCss.acts}>
          {mayAnswer && (
            <PlainButton compact look="outline" onClick={() => toggle({ id: review.id, form: 'answer' })}>
              {t(review.answer ? 'changeAnswer' : 'answer')}
            </PlainButton>
          )}
          {review.id !== mine?.review?.id && (
            <PlainButton compact look="plain" onClick={() => toggle({ id: review.id, form: 'report' })}>
              {t('report')}
            </PlainButton>
          )}
        </div>
      )}
      {opened?.id === review.id &&
        (opened.form === 'answer' ? (
          <AnswerForm
            review={review}
            onSaved={() => {
              open(undefined);
              void refresh();
            }}
          />
        ) : (
          <ReportForm reviewId={review.id} />
        ))}
    </>
  );

  return (
    <section className={css.reviews}>
      <h2 className={css.title}>{t('title', { name: office.name })}</h2>
      {data.rating !== null && <ReviewSummary rating={data.rating} stars={data.stars} />}
      {!isOwn && <MyReview officeId={office.id} onChanged={() => void refresh()} />}
      {data.items.length === 0 && (
        <EmptyState icon={<IconStar size={36} stroke={1.3} />} title={t('none')} text={t('noneText')} />
      )}
      <ReviewList reviews={data.items} office={office.name} acts={acts} />
      <Pager
        page={page}
        last={Math.ceil(data.page.total / data.page.size)}
        to={(number) => `/office/${office.slug}?tab=reviews${number > 1 ? `&page=${number}` : ''}`}
      />
    </section>
  );
}
