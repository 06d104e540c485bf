import { useTranslation } from 'react-i18next';
import type { ListingAct } from '#features/admin-listings/actions.ts';
import { ListingActs } from '#features/admin-listings/listing-acts.tsx';
import type { Kind, Reason, ReviewDetail } from '#features/listing-review/api.ts';
import { DecisionBar } from '#features/listing-review/decision-bar.tsx';
import { type QuickReason, QuickReasons } from '#features/listing-review/quick-reasons.tsx';
import css from '#features/listing-review/review.module.css';
import { ReviewFields } from '#features/listing-review/review-fields.tsx';
import { ReviewRisks } from '#features/listing-review/review-risks.tsx';
import { ReviewHistory, ReviewOwner } from '#features/listing-review/review-side.tsx';
import { SlaClock } from '#features/listing-review/sla-clock.tsx';
import { usePresence, useSettled } from '#features/listing-review/use-presence.ts';
import { queuePath } from '#features/listing-review/use-review.ts';
import type { useShortcuts } from '#features/listing-review/use-shortcuts.ts';
import { ViewersNote } from '#features/listing-review/viewers-note.tsx';
import { HomeCard } from '#features/same-homes/home-card.tsx';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { IdleNote } from './idle-note.tsx';
import { ReviewMap } from './review-map.tsx';
import { ReviewMedia } from './review-media.tsx';

type Props = {
  listing: ReviewDetail;
  kind: Kind;
  left: number | undefined;
  next: string | undefined;
  keys: ReturnType<typeof useShortcuts>;
  reasons: readonly Reason[];
  acts: { approve: () => void; reject: () => void; next: () => void; keys: () => void };
  onQuick: (code: QuickReason) => void;
  onSuspend: () => void;
  onAct: (act: ListingAct) => void;
};

/** The listing itself, with what there is to decide by. */
export function ReviewedListing({ listing, kind, left, next, keys, reasons, acts, onQuick, ...desk }: Props) {
  const { t } = useTranslation('listing-review');
  const { id, title, version, isChange, submittedAt, dueAt, path, status, code } = listing;
  const waits = version !== null;
  const isSettled = useSettled(id);
  const viewers = usePresence(id, isSettled);
  const canSuspend = status === 'active' || status === 'suspended';

  return (
    <div className={css.page}>
      <Seo title={title} description={title} path={`/dashboard/admin/listings/${id}`} noindex />
      <div className={css.head}>
        <AppLink to={queuePath(kind)} className={css.back}>
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
          {dueAt && <SlaClock dueAt={dueAt} />}
          {waits && left !== undefined && <span>{t('left', { total: formatNumber(left) })}</span>}
          {path && <AppLink to={path}>{t('public')}</AppLink>}
          <ViewersNote viewers={viewers} />
        </p>
      </div>
      {!waits && <IdleNote listing={listing} {...{ next, kind, leave: acts.next }} />}
      {waits && !listing.isCategoryShown && (
        <p className={css.notice} data-tone="warning" role="status">
          {t('categoryHidden')}
        </p>
      )}
      <div className={css.columns}>
        <div className={css.main} key={id}>
          <ReviewRisks listing={listing} />
          <ReviewMedia listing={listing} />
          <section className={css.card}>
            <h2>{t(isChange && waits ? 'sections.change' : 'sections.content')}</h2>
            <ReviewFields listing={listing} />
          </section>
          <section className={css.card}>
            <h2>{t('sections.map')}</h2>
            {isSettled ? <ReviewMap point={listing.point} /> : <div className={css.mapPlace} />}
          </section>
        </div>
        <div className={css.side}>
          {waits && (
            <div className={css.decision}>
              <DecisionBar
                hasNext={next !== undefined}
                keys={keys}
                onApprove={acts.approve}
                onReject={acts.reject}
                onSkip={acts.next}
                onKeys={acts.keys}
              />
            </div>
          )}
          {waits && <QuickReasons reasons={reasons} hasKeys={keys.isOn} onReject={onQuick} />}
          <ReviewOwner listing={listing} />
          {isSettled && <HomeCard key={id} id={id} className={css.card} />}
          <ReviewHistory listing={listing} />
          <section className={css.card}>
            <h2>{t('sections.acts')}</h2>
            <ListingActs listing={listing} onAct={(_, act) => desk.onAct(act)} />
            {canSuspend && (
              <PlainButton
                look={status === 'active' ? 'danger' : 'outline'}
                compact
                data-act="suspend"
                onClick={desk.onSuspend}
              >
                {t(status === 'active' ? 'suspend.button' : 'unsuspend.button')}
              </PlainButton>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
