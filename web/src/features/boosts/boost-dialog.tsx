import { BOOST_LISTINGS_AT_MOST, BOOST_TYPES } from '@diyar/api/rules/boosts';
import { MultiSelect, NativeSelect, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Dialog, DialogActions } from '#ui/desk/dialog.tsx';
import { FailedPanel, retryOf } from '#ui/failed-panel.tsx';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { type BoostDuration, type BoostType, boostableQuery, boostPriceQuery, type Prices } from './api.ts';
import { type Choice, sumOf, topUpPath } from './boost-sum.ts';
import { BoostSum } from './boost-sum-view.tsx';
import css from './boosts.module.css';
import { HomepageNote, useStart } from './homepage-note.tsx';
import { useBuy } from './use-buy.ts';

type Props = {
  /** The choice before the dialog opened. */
  chosen: readonly string[];
  onClose: () => void;
};

/** Which listings, how, for how long and for how much. */
export function BoostDialog({ chosen, onClose }: Props) {
  const { t } = useTranslation(['boosts', 'ui']);
  const api = useApi();
  const boostable = useQuery(boostableQuery(api));
  const own = boostable.data;
  const [listings, setListings] = useState<string[]>([...chosen]);
  const known = own?.filter(({ id }) => listings.includes(id)).map(({ id }) => id) ?? [];
  const price = useQuery(boostPriceQuery(api, known[0] ?? own?.[0]?.id ?? ''));
  const prices = price.data;
  const failure = (!own && boostable.error) || (!prices && price.error);

  return (
    <Dialog title={t('dialog.title')} size={560} closeButtonProps={{ 'aria-label': t('ui:close') }} onClose={onClose}>
      {failure && <FailedPanel error={failure} onRetry={retryOf(boostable, price)} />}
      {!failure && (!own || (own.length > 0 && !prices)) && <Loading />}
      {own?.length === 0 && <p>{t('dialog.noListings')}</p>}
      {own && own.length > 0 && prices && (
        <div className={css.form}>
          <MultiSelect
            label={t('dialog.listings')}
            description={t('dialog.listingsHint', {
              percent: prices.bulkDiscount.percent,
              count: prices.bulkDiscount.from,
            })}
            placeholder={known.length === 0 ? t('dialog.choose') : undefined}
            data={own.map(({ id, title, code }) => ({ value: id, label: title ? `${title} #${code}` : `#${code}` }))}
            value={known}
            onChange={setListings}
            nothingFoundMessage={t('dialog.nothingFound')}
            maxValues={BOOST_LISTINGS_AT_MOST}
            searchable
            hidePickedOptions
          />
          <Terms listings={known} prices={prices} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type TermsProps = { listings: string[]; prices: Prices; onClose: () => void };

function Terms({ listings, prices, onClose }: TermsProps) {
  const { t } = useTranslation(['boosts', 'ui']);
  const lang = useLang();
  const [type, setType] = useState<BoostType>('featured');
  const [duration, setDuration] = useState<BoostDuration>(7);
  const start = useStart({ listings, type, duration, prices });
  const choice: Choice = { listings, type, duration, startsAt: start.startsAt };
  const { count, missing, total, ...sum } = sumOf(prices, choice);
  const { buy, isBusy, problem } = useBuy(onClose);
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  const offered = prices.prices.find((price) => price.type === type)?.durations ?? [];
  const isPossible = count > 0 && start.isPossible;

  return (
    <>
      <Radio.Group
        label={t('dialog.type')}
        value={type}
        onChange={(value) => setType(BOOST_TYPES.find((option) => option === value) ?? 'featured')}
      >
        <div className={css.types}>
          {BOOST_TYPES.map((option) => (
            <Radio key={option} value={option} label={t(`types.${option}`)} description={t(`about.${option}`)} />
          ))}
        </div>
      </Radio.Group>
      <NativeSelect
        name="duration"
        label={t('dialog.duration')}
        value={String(duration)}
        data={offered.map((option) => ({
          value: String(option.duration),
          label: t('dialog.option', { count: option.days, price: money(option.price) }),
        }))}
        onChange={({ currentTarget: { value } }) =>
          setDuration(offered.find((option) => String(option.duration) === value)?.duration ?? 7)
        }
      />
      <HomepageNote start={start} type={type} />
      {count > 0 && (
        <BoostSum count={count} total={total} balance={prices.balance} isAllowance={prices.isAllowance} {...sum} />
      )}
      {isPossible && missing > 0 && (
        <p className={css.warning}>
          {t(prices.isAllowance ? 'dialog.overAllowance' : 'dialog.missing', { amount: money(missing) })}
        </p>
      )}
      <FormFailure text={problem} />
      <DialogActions>
        <PlainButton look="outline" onClick={onClose}>
          {t('ui:cancel')}
        </PlainButton>
        {isPossible && missing > 0 && !prices.isAllowance ? (
          <LinkButton to={topUpPath(missing, choice)}>{t('dialog.add', { amount: money(missing) })}</LinkButton>
        ) : (
          <PlainButton
            data-act="pay"
            disabled={!isPossible || missing > 0 || isBusy}
            onClick={() => buy({ ...choice, shownPrice: total })}
          >
            {t('dialog.pay', { amount: money(total) })}
          </PlainButton>
        )}
      </DialogActions>
    </>
  );
}
