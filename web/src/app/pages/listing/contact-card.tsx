import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { OfficeMark } from '#features/offices/office-mark.tsx';
import { VerifiedMark } from '#features/offices/verified-mark.tsx';
import { useSessionState } from '#lib/session.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ContactActions } from './contact-actions.tsx';
import css from './contact-card.module.css';
import { ListingPrice } from './listing-price.tsx';

/** Price, owner, and how to reach them; stays in view on a desktop. */
export function ContactCard({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { user } = useSessionState();
  return (
    <div className={css.card}>
      <div className={css.price}>
        <ListingPrice listing={listing} />
      </div>
      <Advertiser listing={listing} />
      <ContactActions listing={listing} />
      {!user && <p className={css.why}>{t(listing.showPhone ? 'contact.why' : 'contact.hidden')}</p>}
    </div>
  );
}

function Advertiser({ listing: { office, owner } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const since = (
    <span className={css.dim}>
      {t('contact.since')} <DateText value={owner.since} />
    </span>
  );
  if (!office) {
    return (
      <div className={css.who}>
        <OfficeMark name={owner.name} slug={owner.name} />
        <div className={css.words}>
          <span className={css.dim}>{t('contact.owner')}</span>
          <bdi className={css.name}>{owner.name}</bdi>
          {since}
        </div>
      </div>
    );
  }
  return (
    <div className={css.who}>
      <OfficeMark name={office.name} slug={office.slug} logo={office.logo} />
      <div className={css.words}>
        <span className={css.dim}>{t('contact.office')}</span>
        <span>
          <AppLink to={`/office/${office.slug}`} className={css.name}>
            {office.name}
          </AppLink>{' '}
          {office.verified && <VerifiedMark label={t('contact.verified')} />}
        </span>
        <AppLink to={`/office/${office.slug}/listings`} className={css.all}>
          {t('contact.allListings')}
        </AppLink>
      </div>
    </div>
  );
}
