import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type LoadContext, notFound } from '#app/page-route.ts';
import { ActDialog } from '#features/admin-listings/act-dialog.tsx';
import type { ListingAct } from '#features/admin-listings/actions.ts';
import { ReceiverField } from '#features/admin-users/receiver-field.tsx';
import { type Kind, reasonsQuery } from '#features/listing-review/api.ts';
import { KeysSheet } from '#features/listing-review/keys-sheet.tsx';
import { QUICK_REASONS, type QuickReason } from '#features/listing-review/quick-reasons.tsx';
import { RejectDialog } from '#features/listing-review/reject-dialog.tsx';
import { ReviewFailures } from '#features/listing-review/review-failures.tsx';
import { SuspendDialog } from '#features/listing-review/suspend-dialog.tsx';
import { TakeBackBar } from '#features/listing-review/undo-bar.tsx';
import { QUEUE_PATH, useReview } from '#features/listing-review/use-review.ts';
import { useShortcuts } from '#features/listing-review/use-shortcuts.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { isUuid } from '#lib/uuid.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { ReviewedListing } from './reviewed-listing.tsx';

const ACTS: readonly ListingAct[] = ['feature', 'transfer', 'delete'];
export const load = ({ params }: LoadContext) => isUuid(params.id) || notFound();

/** A listing before whoever decides on it. It stays mounted from listing to listing: a key is listened to at any time. */
export function Page() {
  const { t } = useTranslation('listing-review');
  const { id: address = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const lang = useLang();
  const asked = params.get('kind');
  const kind: Kind = asked === 'new' || asked === 'change' ? asked : '';
  const review = useReview(address, kind);
  const { queue, detail, state, id } = review;
  const reasons = useQuery(reasonsQuery(useApi())).data ?? [];
  const [dialog, setDialog] = useState<'reject' | 'suspend' | 'keys' | ListingAct>();
  const listing = state.status === 'waiting' ? undefined : detail.data;

  const quickly = (code: QuickReason) => queue.decide({ decision: 'reject', reasons: [code], text: '' });
  const acts = {
    approve: () => queue.decide({ decision: 'approve', reasons: [], text: '' }),
    reject: () => listing?.version != null && setDialog('reject'),
    next: queue.next,
    keys: () => setDialog('keys'),
  };
  const keys = useShortcuts({
    ...{ KeyA: acts.approve, KeyR: acts.reject, KeyN: acts.next, KeyP: queue.previous },
    ...{ KeyU: () => void queue.undoDecision(), '?': acts.keys },
    ...Object.fromEntries(QUICK_REASONS.map((code, index) => [`Digit${index + 1}`, () => quickly(code)])),
  });
  const close = () => setDialog(undefined);
  const act = ACTS.find((known) => known === dialog);

  return (
    <>
      <ReviewFailures failures={state.failures} kind={kind} onDismiss={queue.dismissFailures} />
      {listing && (
        <ReviewedListing
          {...{ listing, kind, keys, reasons, acts, left: review.left }}
          next={queue.upcoming()}
          onQuick={quickly}
          onSuspend={() => setDialog('suspend')}
          onAct={setDialog}
        />
      )}
      {!listing && detail.error && (
        <FailedPanel error={detail.error} onRetry={() => detail.refetch()}>
          <LinkButton to={QUEUE_PATH} look="plain">
            {t('back')}
          </LinkButton>
        </FailedPanel>
      )}
      {/* On the way to the next listing a tab must have a name, too. */}
      {!listing && <Seo title={t('title')} description={t('title')} path={QUEUE_PATH} noindex />}
      {!listing && !detail.error && <Loading />}
      <TakeBackBar decisions={state.decisions} hasKeys={keys.isOn} onUndo={() => void queue.undoDecision()} />
      {dialog === 'keys' && <KeysSheet onClose={close} />}
      {dialog === 'reject' && listing && (
        <RejectDialog
          listing={listing}
          onReject={(codes, text) => {
            close();
            queue.decide({ decision: 'reject', reasons: codes, text });
          }}
          onClose={close}
        />
      )}
      {dialog === 'suspend' && listing && (
        <SuspendDialog key={id} listing={listing} onDone={review.refresh} onClose={close} />
      )}
      {listing && act && (
        <ActDialog
          {...{ listing, act }}
          receiver={(form) => <ReceiverField {...form.getInputProps('to')} except={listing.owner.id} />}
          // A deleted listing has no page to come back to.
          onDone={() => (act === 'delete' ? navigate(withLang('/dashboard/admin/listings', lang)) : review.refresh())}
          onClose={close}
        />
      )}
    </>
  );
}
