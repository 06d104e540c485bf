import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type Current, listingsQuery } from './api.ts';
import css from './subscriptions.module.css';

const SHOWN = 5;

/** Listings that the end of the plan takes from view, or has taken; nothing while it renews. */
export function PlanListings({ current: { subscription, lapsed } }: { current: Current }) {
  if (lapsed) return <Named id={lapsed.id} place="archived" />;
  if (!subscription || (subscription.renews && !subscription.gracePeriod)) return null;
  const { id, gracePeriod } = subscription;
  return <Named id={id} place="shown" endsAt={gracePeriod?.endsAt} />;
}

type Props = { id: string; place: 'shown' | 'archived'; endsAt?: string | undefined };

function Named({ id, place, endsAt }: Props) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const { data } = useQuery(listingsQuery(useApi(), id, place));
  if (!data) return null;
  const isGone = place === 'archived';
  const named = data.listings.filter(({ staysFree }) => isGone || !staysFree);
  const count = isGone ? data.counts.archived : data.counts.shown - data.counts.staysFree;
  if (count <= 0) return null;
  const title = isGone
    ? t('listings.archived', { count })
    : endsAt
      ? t('listings.soon', { count, date: formatDate(endsAt, lang) })
      : t('listings.atEnd', { count });
  return (
    <section className={`${css.listings} ${css.current}`} data-act={`listings-${place}`} aria-label={title}>
      <h2>{title}</h2>
      {isGone && <p className={css.dim}>{t('listings.back')}</p>}
      <ul>
        {named.slice(0, SHOWN).map(({ id: listing, code, title: name }) => (
          <li key={listing}>
            <AppLink to={`/dashboard/properties?query=${code}`}>
              <bdi>{name || `#${code}`}</bdi>
            </AppLink>
          </li>
        ))}
        {count > SHOWN && <li>{t('impact.more', { count: count - SHOWN })}</li>}
      </ul>
    </section>
  );
}
