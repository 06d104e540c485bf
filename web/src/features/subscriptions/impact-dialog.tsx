import { List } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatDate, formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Money } from '#ui/money.tsx';
import { explanationQuery, type Impact, impactQuery } from './api.ts';
import css from './subscriptions.module.css';

type Props = {
  /** Null: leaving the plan that runs. */
  plan: string | null;
  title: string;
  confirm: string;
  /** Said above the reason when it is not. */
  failed: string;
  /** Message once it is done. */
  done: string;
  /** The act, under the facts and the price that were shown. */
  act: (shown: Impact) => Promise<unknown>;
  onClose: () => void;
};

const SHOWN = 5;

/** Consequences of a choice for money and listings, and the choice itself. When a fact changes meanwhile, it is shown anew. */
export function ImpactDialog({ plan, title, confirm, failed, done, act, onClose }: Props) {
  const { t } = useTranslation(['subscriptions', 'ui', 'desk']);
  const api = useApi();
  const client = useQueryClient();
  const lang = useLang();
  const choose = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done);
      await client.invalidateQueries({ queryKey: [PRIVATE] });
      onClose();
    },
    // Another price or other facts: they are shown, and asked about, anew.
    onError: () => client.invalidateQueries({ queryKey: [PRIVATE] }),
  });
  // Not asked again while it is being done: of a plan that runs already there is nothing to say. After a failure it is.
  const enabled = choose.isIdle || choose.isError;
  const impact = useQuery({ ...impactQuery(api, plan), enabled });
  const why = useQuery({ ...explanationQuery(api, plan), enabled });
  const { data } = impact;
  const failure = choose.error ?? impact.error;
  return (
    <Dialog title={title} withCloseButton={false} closeOnEscape={!choose.isPending} onClose={onClose}>
      <div className={css.dialog}>
        {failure && (
          <p role="alert" className={css.warning}>
            {choose.error && <strong>{failed}</strong>} {failure.message}
          </p>
        )}
        {!data && !impact.error && <Loading />}
        {data && <PriceOfChange impact={data} />}
        {why.data && (
          <List>
            {why.data.explanation.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        )}
        {data && <Listings title={t('impact.archived')} listings={data.listings.archived} />}
        {data && <Listings title={t('impact.activated')} listings={data.listings.activated} />}
        <DialogActions>
          <PlainButton look="outline" data-autofocus onClick={onClose}>
            {t(plan === null ? 'acts.keep' : 'ui:cancel')}
          </PlainButton>
          {data && data.missing > 0 && (
            <LinkButton
              data-act="add"
              to={`/dashboard/credits/add?amount=${data.missing}&product=subscription&plan=${plan}`}
            >
              {t('acts.add', { amount: isolate(formatMoney(data.missing, lang)) })}
            </LinkButton>
          )}
          {data && data.missing === 0 && (
            <PlainButton
              data-act="confirm"
              look={plan === null ? 'danger' : 'primary'}
              aria-disabled={choose.isPending || impact.isFetching || undefined}
              onClick={() => !choose.isPending && !impact.isFetching && choose.mutate(data)}
            >
              {choose.isPending ? t('desk:working') : confirm}
            </PlainButton>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

function PriceOfChange({ impact }: { impact: Impact }) {
  const { t } = useTranslation('subscriptions');
  const lang = useLang();
  const { change, price, unused, due, missing } = impact;
  const day = formatDate(impact.effectiveAt, lang);
  if (change === 'cancellation') return <p>{t('impact.cancellation', { date: day })}</p>;
  if (change === 'downgrade')
    return <p>{t('impact.downgrade', { date: day, price: isolate(formatMoney(price, lang)) })}</p>;
  return (
    <>
      <Facts
        facts={[
          [t('impact.price'), <Money key="price" value={price} />],
          [t('impact.unused'), unused > 0 && <Money value={-unused} />],
          [due < 0 ? t('impact.back') : t('impact.due'), <Money key="due" value={Math.abs(due)} />],
          [t('impact.balance'), <Money key="balance" value={impact.balance} />],
          [t('impact.missing'), missing > 0 && <Money value={missing} />],
          [t('impact.until'), impact.validUntil && formatDate(impact.validUntil, lang)],
        ]}
      />
      {change === 'upgrade' && <p>{t('impact.atOnce')}</p>}
      {change === 'renewal' && <p>{t('impact.follows', { date: day })}</p>}
      {impact.toPlan?.period === 'yearly' && <p>{t('impact.yearStays')}</p>}
    </>
  );
}

function Listings({ title, listings }: { title: string; listings: Impact['listings']['archived'] }) {
  const { t } = useTranslation('subscriptions');
  if (listings.length === 0) return null;
  return (
    <section className={css.listings} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {listings.slice(0, SHOWN).map(({ id, title: name }) => (
          <li key={id}>{name}</li>
        ))}
        {listings.length > SHOWN && <li>{t('impact.more', { count: listings.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
