import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Kind, ReviewDetail } from '../../../../features/listing-review/api.ts';
import { DecisionBar } from '../../../../features/listing-review/decision-bar.tsx';
import { RejectDialog } from '../../../../features/listing-review/reject-dialog.tsx';
import css from '../../../../features/listing-review/review.module.css';
import { ReviewFields } from '../../../../features/listing-review/review-fields.tsx';
import { ReviewFlags, ReviewHistory, ReviewOwner } from '../../../../features/listing-review/review-side.tsx';
import { SuspendDialog } from '../../../../features/listing-review/suspend-dialog.tsx';
import { QUEUE_PATH, useReview } from '../../../../features/listing-review/use-review.ts';
import { useShortcuts } from '../../../../features/listing-review/use-shortcuts.ts';
import { Seo } from '../../../../lib/seo.tsx';
import { AppLink } from '../../../../ui/app-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorPanel } from '../../../../ui/error-panel.tsx';
import { LinkButton, PlainButton } from '../../../../ui/link-button.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { type LoadContext, notFound } from '../../../page-route.ts';
import { ReviewMap } from './review-map.tsx';
import { ReviewMedia } from './review-media.tsx';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const load = ({ params }: LoadContext) => UUID.test(params.id ?? '') || notFound();

/** One listing before whoever decides on it. */
export function Page() {
  const { t } = useTranslation('listing-review');
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('kind');
  const kind: Kind = asked === 'new' || asked === 'change' ? asked : '';
  const review = useReview(id, kind);
  const { data, error } = review.detail;

  if (error && !data)
    return (
      <ErrorPanel title={error.message}>
        <LinkButton to={QUEUE_PATH} look="outline">
          {t('back')}
        </LinkButton>
      </ErrorPanel>
    );
  if (!data) return <Loading />;
  return <Desk key={id} listing={data} kind={kind} review={review} />;
}

type Props = { listing: ReviewDetail; kind: Kind; review: ReturnType<typeof useReview> };

function Desk({ listing, kind, review }: Props) {
  const { t } = useTranslation('listing-review');
  const [asked, setAsked] = useState<'reject' | 'suspend'>();
  const { title, version, isChange, submittedAt, path, status, code } = listing;
  const waits = version !== null;
  const { approve, leave, next } = review;
  const acts = useMemo(
    () => ({
      ...(waits && { KeyA: () => void approve(), KeyR: () => setAsked('reject') }),
      ...(next && { KeyN: leave }),
    }),
    [waits, approve, leave, next],
  );
  const keys = useShortcuts(acts);
  const close = () => setAsked(undefined);
  const canSuspend = status === 'active' || status === 'suspended';

  return (
    <div className={css.page}>
      <Seo title={title} description={title} path={`/dashboard/admin/listings/${listing.id}`} noindex />
      <div className={css.head}>
        <AppLink to={kind ? `${QUEUE_PATH}?kind=${kind}` : QUEUE_PATH} className={css.back}>
          {t('back')}
        </AppLink>
        <h1 className={css.title} dir="auto">
          {title}
        </h1>
        <p className={css.line}>
          <Badge tone={isChange ? 'info' : 'neutral'}>{t(isChange ? 'row.change' : 'row.new')}</Badge>
          <bdi dir="ltr">#{code}</bdi>
          {submittedAt && (
            <span>
              {t('submitted')} <DateText value={submittedAt} relative />
            </span>
          )}
          {waits && review.total !== undefined && <span>{t('left', { total: review.total })}</span>}
          {path && <AppLink to={path}>{t('public')}</AppLink>}
        </p>
      </div>
      {review.conflict && (
        <div className={css.notice} role="alert">
          <p className={css.strong}>{review.conflict}</p>
          <NextButtons {...{ next, kind, leave }} />
        </div>
      )}
      {!waits && !review.conflict && <Idle listing={listing} {...{ next, kind, leave }} />}
      <div className={css.columns}>
        <div className={css.main}>
          <ReviewFlags listing={listing} />
          <ReviewMedia listing={listing} />
          <section className={css.card}>
            <h2>{t(isChange && waits ? 'sections.change' : 'sections.content')}</h2>
            <ReviewFields listing={listing} />
          </section>
          <section className={css.card}>
            <h2>{t('sections.map')}</h2>
            <ReviewMap point={listing.point} />
          </section>
        </div>
        <div className={css.side}>
          {waits && (
            <div className={css.decision}>
              <DecisionBar
                isBusy={review.isBusy}
                hasNext={next !== undefined}
                keys={keys}
                onApprove={() => void approve()}
                onReject={() => setAsked('reject')}
                onSkip={leave}
              />
            </div>
          )}
          <ReviewOwner listing={listing} />
          <ReviewHistory listing={listing} />
          {canSuspend && (
            <PlainButton
              look={status === 'active' ? 'danger' : 'outline'}
              data-act="suspend"
              onClick={() => setAsked('suspend')}
            >
              {t(status === 'active' ? 'suspend.button' : 'unsuspend.button')}
            </PlainButton>
          )}
        </div>
      </div>
      {asked === 'reject' && (
        <RejectDialog
          listing={listing}
          onReject={review.reject}
          onStale={() => void review.refresh()}
          onClose={close}
        />
      )}
      {asked === 'suspend' && <SuspendDialog listing={listing} onDone={review.refresh} onClose={close} />}
    </div>
  );
}

type Onwards = { next: string | undefined; kind: Kind; leave: () => void };

function NextButtons({ next, kind, leave }: Onwards) {
  const { t } = useTranslation('listing-review');
  return (
    <div className={css.acts}>
      {next && <PlainButton onClick={leave}>{t('conflict.next')}</PlainButton>}
      <LinkButton to={kind ? `${QUEUE_PATH}?kind=${kind}` : QUEUE_PATH} look={next ? 'outline' : 'primary'}>
        {t('conflict.queue')}
      </LinkButton>
    </div>
  );
}

/** Nothing waits: decided already, or never handed in. */
function Idle({ listing: { status, rejection }, ...onwards }: Onwards & { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  return (
    <div className={css.notice} data-tone="info">
      <p>{t('idle.text', { status: t(`status.${status as 'active'}`) })}</p>
      {rejection && (
        <div>
          <p className={css.strong}>{t('idle.rejected')}</p>
          <ul>
            {rejection.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {rejection.text && (
              <li>
                <q dir="auto">{rejection.text}</q>
              </li>
            )}
          </ul>
        </div>
      )}
      <NextButtons {...onwards} />
    </div>
  );
}
