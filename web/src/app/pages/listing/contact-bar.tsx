import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { Price } from '#ui/money.tsx';
import { ContactActions } from './contact-actions.tsx';
import css from './contact-bar.module.css';

/** On a phone the way to the owner stays within the thumb's reach for as long as the listing is on the screen. */
export function ContactBar({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { kind, amount, period } = listing.price;
  return (
    <section className={css.bar} aria-label={t('contact.bar')}>
      {kind === 'amount' && amount !== null && amount > 0 && (
        <p className={css.price}>
          <Price value={amount} period={period ?? undefined} periodClassName={css.period} />
        </p>
      )}
      <ContactActions listing={listing} />
    </section>
  );
}
