import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { type Reason, type ReviewDetail, reasonsQuery } from './api.ts';
import css from './review.module.css';

type Codes = Reason['code'][];
type Props = {
  listing: Pick<ReviewDetail, 'title' | 'isChange' | 'risks'>;
  onReject: (reasons: Codes, text: string) => void;
  onClose: () => void;
};

/** Asks why: sentences the owner will read in his own language, and words of one's own. */
export function RejectDialog({ listing, onReject, onClose }: Props) {
  const { t } = useTranslation('listing-review');
  const { data: reasons } = useQuery(reasonsQuery(useApi()));
  // Findings of the rules are likely the reason.
  const found: string[] = listing.risks.map(({ code }) => code);

  async function confirm({ chosen, reason }: { chosen: string[]; reason: string }): Promise<void> {
    const codes = (reasons ?? []).map(({ code }) => code).filter((code) => chosen.includes(code));
    const text = reason.trim();
    const error =
      codes.length === 0 ? t('reject.none') : codes.includes('other') && !text ? t('reject.other') : undefined;
    if (error) throw new ApiError('validation_failed', 400, error);
    onReject(codes, text);
  }
  return (
    <ReasonDialog
      title={t('reject.title', { title: listing.title })}
      consequences={[t(listing.isChange ? 'reject.change' : 'reject.new'), t('reject.told')]}
      confirm={t('reject.button')}
      isDangerous
      isWide
      reason={{ label: t('reject.text'), hint: t('reject.textHint'), isRequired: false }}
      initialValues={{ chosen: found }}
      fields={(form) =>
        reasons ? (
          <Checkbox.Group {...form.getInputProps('chosen')} label={t('reject.reasons')}>
            <div className={css.reasons}>
              {reasons.map(({ code, label }) => (
                <Checkbox key={code} value={code} label={label} />
              ))}
            </div>
          </Checkbox.Group>
        ) : (
          <Loading />
        )
      }
      onConfirm={confirm}
      stale={[]}
      onStale={onClose}
      onClose={onClose}
    />
  );
}
