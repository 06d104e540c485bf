import type { decideHome, Offer } from '@diyar/api/contracts/same-homes';
import type { BodyOf } from '@diyar/api/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './home-card.module.css';

const homeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [PRIVATE, 'same-homes', id],
    queryFn: ({ signal }) => api.get('/admin/listings/:id/home', { params: { id }, signal }),
  });

/** Rejects with `home_decided` (409) when somebody else was quicker. */
const decide = (api: Api, id: string, body: BodyOf<typeof decideHome>) =>
  api.put('/admin/listings/:id/home', { params: { id }, body, errorToast: false });

/** The same home at other offices, and the moderator's word against it; nothing where there is none. */
export function HomeCard({ id, className }: { id: string; className?: string }) {
  const { t } = useTranslation('same-homes');
  const api = useApi();
  const client = useQueryClient();
  const options = homeQuery(api, id);
  const { data } = useQuery(options);
  const [isAsking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: options.queryKey });

  const join = useMutation({
    mutationFn: () => decide(api, id, { isSame: true }),
    onSuccess: () => toast.success(t('join.done')),
    onError: (error) => toast.error(error.message),
    onSettled: refresh,
  });
  async function leave({ reason }: { reason: string }) {
    await decide(api, id, { isSame: false, reason });
    toast.success(t('leave.done'));
    await refresh();
    setAsking(false);
  }

  if (!data || (data.offers.length === 0 && data.apart.length === 0)) return null;
  return (
    <section className={className} data-card="home">
      {data.offers.length > 0 && (
        <>
          <h2>{t('title')}</h2>
          <p className={css.lead}>{t('lead')}</p>
          <Offers offers={data.offers} />
          <PlainButton look="outline" compact data-act="home-leave" onClick={() => setAsking(true)}>
            {t('leave.button')}
          </PlainButton>
        </>
      )}
      {data.apart.length > 0 && (
        <>
          <h2>{t('apart')}</h2>
          <Offers offers={data.apart} />
          <PlainButton
            look="outline"
            compact
            data-act="home-join"
            aria-disabled={join.isPending || undefined}
            onClick={() => !join.isPending && join.mutate()}
          >
            {t('join.button')}
          </PlainButton>
        </>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('leave.title')}
          consequences={[t('leave.own'), t('leave.back')]}
          confirm={t('leave.button')}
          reason={{ label: t('leave.reason'), isRequired: true }}
          onConfirm={leave}
          stale={['home_decided', 'listing_not_found']}
          onStale={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={css.offers}>
      {offers.map(({ id, code, title, office, price, image }) => (
        <li key={id} className={css.offer}>
          <Picture photo={image} alt="" sizes="56px" largest={160} className={css.photo} />
          <span className={css.words}>
            <AppLink to={`/dashboard/admin/listings/${id}`} dir="auto">
              {title}
            </AppLink>
            <span className={css.lead}>
              {office && <bdi>{office} · </bdi>}
              {price !== null && <Money value={price} />} <bdi dir="ltr">#{code}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
