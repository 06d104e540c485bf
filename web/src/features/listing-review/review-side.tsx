import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { Trail } from '#ui/desk/trail.tsx';
import { Phone } from '#ui/phone.tsx';
import type { ReviewDetail } from './api.ts';
import css from './review.module.css';

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

const ACTS = [
  ...(['approve', 'reject', 'take_back', 'suspend', 'unsuspend', 'hold_back'] as const),
  ...(['reports_uphold', 'reports_dismiss', 'feature', 'transfer', 'home_leave', 'home_join'] as const),
] as const;

export function ReviewHistory({ listing: { history } }: { listing: ReviewDetail }) {
  const { t } = useTranslation('listing-review');
  const what = (action: string) => {
    const known = ACTS.find((act) => `listing.${act}` === action);
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
