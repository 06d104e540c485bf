import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { VerifiedMark } from '#features/offices/verified-mark.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Price } from '#ui/money.tsx';
import css from './also-offered.module.css';
import { Section } from './section.tsx';

/** The same home at other offices, each with its price and its own page. */
export function AlsoOffered({ listing: { alsoOfferedBy } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  return (
    <Section title={t('alsoOffered.title')} id="also-offered">
      <p className={css.note}>{t('alsoOffered.note')}</p>
      <ul className={css.offers}>
        {alsoOfferedBy.map(({ id, path, price, office }) => (
          <li key={id}>
            <AppLink to={path} className={css.offer}>
              <span className={css.office}>
                <bdi>{office.name}</bdi> {office.verified && <VerifiedMark label={t('contact.verified')} />}
              </span>
              {price.amount !== null && (
                <span className={css.price}>
                  <Price value={price.amount} period={price.period ?? undefined} />
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
