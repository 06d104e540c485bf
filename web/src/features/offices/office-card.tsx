import type { OfficeEntry } from '@diyar/api/contracts/offices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './office-card.module.css';
import { OfficeMark } from './office-mark.tsx';
import { officePlace } from './office-place.ts';
import { PremiumBadge } from './premium-badge.tsx';
import { Rating } from './rating.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/** An office as the directory shows it: who it is, what it offers now and where. The whole card is its link. */
export function OfficeCard({ office }: { office: OfficeEntry }) {
  const { t } = useTranslation('offices');
  const { slug, name, logo, verified, premium, listings, byTransaction, mostIn, pictures, replyMinutes } = office;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <OfficeMark name={name} slug={slug} logo={logo} size={60} />
        <div className={css.words}>
          <h2 className={css.name}>
            <AppLink to={`/office/${slug}`} className={css.link}>
              {name}
            </AppLink>{' '}
            {verified && <VerifiedMark label={t('badges.verified')} />}
          </h2>
          <p className={css.place}>{officePlace(office, t('comma'))}</p>
        </div>
      </div>
      <p className={css.foot}>
        <strong>{t('card.listings', { count: listings, number: formatNumber(listings) })}</strong>
        <Rating office={office} />
        {premium && <PremiumBadge />}
      </p>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((id) => (
            <Picture key={id} photo={{ id }} alt="" sizes="180px" ratio="3 / 2" largest={640} className={css.picture} />
          ))}
        </div>
      )}
      {listings > 0 && (
        <p className={css.offers}>
          {byTransaction.slice(0, 2).map(({ key, name: deal, count }) => (
            <span key={key}>
              {deal} <strong>{formatNumber(count)}</strong>
            </span>
          ))}
          {mostIn.length > 0 && (
            <span className={css.dim}>
              {t('card.mostIn', { places: mostIn.map((place) => place.name).join(t('comma')) })}
            </span>
          )}
        </p>
      )}
      {replyMinutes !== null && <p className={css.dim}>{t(`card.reply.${replyIn(replyMinutes)}`)}</p>}
    </article>
  );
}

const replyIn = (minutes: number) => (minutes <= 60 ? 'hour' : minutes <= 240 ? 'hours' : 'day');
