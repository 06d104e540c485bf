import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Facts } from '../../ui/desk/facts.tsx';
import { Trail } from '../../ui/desk/trail.tsx';
import { Phone } from '../../ui/phone.tsx';
import type { ReviewDetail } from './api.ts';
import { IconAlertTriangle } from './icons.ts';
import css from './review.module.css';

/** The server words them for the owner; who decides needs what was found. */
const FLAGS = ['phone_in_text', 'link_in_text', 'price_in_title', 'price_unusual'] as const;

/** What rules noticed: advice for whoever decides, never a decision. */
export function ReviewFlags({ listing: { flags, images, locationWarning } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  const warning = locationWarning === 'city' || locationWarning === 'province' ? locationWarning : undefined;
  const hasCopies = images.some(({ isRepeated, copies }) => isRepeated || copies.length > 0);
  if (flags.length === 0 && !warning && !hasCopies) return null;
  return (
    <ul className={css.flags} aria-label={t('flags')}>
      {flags.map(({ code, message }) => {
        const known = FLAGS.find((one) => one === code);
        return (
          <li key={code}>
            <IconAlertTriangle size={18} stroke={1.7} aria-hidden /> {known ? t(`flag.${known}`) : message}
          </li>
        );
      })}
      {hasCopies && (
        <li>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden /> {t('flag.photo_copies')}
        </li>
      )}
      {warning && (
        <li>
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden /> {t(`location.${warning}`)}
        </li>
      )}
    </ul>
  );
}

/** Who sends it, with what there is to judge him by. */
export function ReviewOwner({ listing: { owner } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  const type = owner.type === 'office' ? t('owner.office') : t('owner.regular');
  return (
    <section className={css.card}>
      <h2>{t('owner.title')}</h2>
      <Facts
        facts={[
          [
            t('owner.name'),
            <AppLink key="name" to={`/dashboard/admin/users?open=${owner.id}`}>
              {owner.name}
            </AppLink>,
          ],
          [t('owner.type'), type],
          [t('owner.email'), owner.email && <bdi dir="ltr">{owner.email}</bdi>],
          [t('owner.phone'), owner.phone && <Phone number={owner.phone} />],
          [t('owner.listings'), formatNumber(owner.listings)],
          [t('owner.rejected'), formatNumber(owner.rejected)],
          [t('owner.since'), <DateText key="since" value={owner.since} />],
        ]}
      />
    </section>
  );
}

const ACTS = ['approve', 'reject', 'suspend', 'unsuspend'] as const;

export function ReviewHistory({ listing: { history } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  const what = (action: string) => {
    const known = ACTS.find((one) => `listing.${one}` === action);
    return known ? t(`trail.listing.${known}`) : action;
  };
  return (
    <section className={css.card}>
      <Trail
        title={t('trail.title')}
        none={t('trail.none')}
        entries={history.map(({ action, actor, reason, at }) => ({
          key: at + action,
          what: what(action),
          who: actor ?? t('trail.nobody'),
          at,
          reason,
        }))}
      />
    </section>
  );
}
