import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useLoginLink } from '../../login-link.ts';
import css from './contact-card.module.css';
import { IconBrandWhatsapp, IconMessage, IconPhone } from './icons.ts';

const SIGN = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** Ways to reach the owner. A visitor without an account is led to the log-in page and back. */
export function ContactActions({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const login = useLoginLink();

  if (!listing.showPhone) {
    return (
      <div className={css.actions}>
        <LinkButton {...login}>
          <IconMessage {...SIGN} />
          {t('contact.message')}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <LinkButton {...login}>
        <IconPhone {...SIGN} />
        {t('contact.phone')}
      </LinkButton>
      <LinkButton {...login} look="outline">
        <IconBrandWhatsapp {...SIGN} />
        {t('contact.whatsapp')}
      </LinkButton>
    </div>
  );
}
