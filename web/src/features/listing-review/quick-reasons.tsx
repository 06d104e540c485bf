import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/link-button.tsx';
import type { Reason } from './api.ts';
import css from './quick-reasons.module.css';

/** The reasons that most rejections have, in an order that fingers remember. */
export const QUICK_REASONS = [
  'phone_in_photo',
  'phone_in_text',
  'price_in_title',
  'unclear_photos',
  'wrong_category',
  'wrong_location',
  'wrong_price',
  'duplicate',
  'incomplete',
] as const satisfies readonly Reason['code'][];
export type QuickReason = (typeof QUICK_REASONS)[number];

type Props = { reasons: readonly Reason[]; hasKeys: boolean; onReject: (code: QuickReason) => void };

/** Rejects at once with one reason; the digit before it does the same. */
export function QuickReasons({ reasons, hasKeys, onReject }: Props) {
  const { t } = useTranslation('listing-review');
  return (
    <section className={css.card}>
      <h2>{t('quick.title')}</h2>
      <ol className={css.list}>
        {QUICK_REASONS.map((code, index) => (
          <li key={code}>
            <PlainButton
              look="plain"
              className={css.reason}
              data-reason={code}
              aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
              onClick={() => onReject(code)}
            >
              {hasKeys && <kbd className={css.key}>{index + 1}</kbd>}
              <span>{reasons.find((reason) => reason.code === code)?.label}</span>
            </PlainButton>
          </li>
        ))}
      </ol>
    </section>
  );
}
