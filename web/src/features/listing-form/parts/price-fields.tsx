import { PRICE_PERIODS, type PriceKind } from '@diyar/api/rules/listing-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { carries, dealOf, hasRentBeside, isPriced, priceKindOf, priceKindsOf } from '../facts.ts';
import { equivalentsOf, type Slip, slipOf } from '../price-sense.ts';
import { useScope } from '../scope.ts';
import { CheckField, FigureField, Group, PickField, PillsField } from './controls.tsx';
import css from './price-fields.module.css';

/** Asked kindly about a figure that is likelier a slip, with the likely answers one tap away; read out when it appears. */
export function SlipPanel({ question, children }: { question: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={css.slip}>
      {question && (
        <div className={css.question}>
          <p>{question}</p>
          <div className={css.answers}>{children}</div>
        </div>
      )}
    </div>
  );
}

/** The price, in its own currency; what that is in the other ones stands below while it is typed. */
export function PriceFields() {
  const { t } = useTranslation('listing-form');
  const { content, facts, change } = useScope();
  const kinds = priceKindsOf(facts);
  const kind = priceKindOf(facts, content);
  const isBoth = hasRentBeside(facts, content);
  const unit = content.currency === 'USD' ? '$' : undefined;
  const money = content.currency === 'USD' ? 'usd' : content.pound === 'old' ? 'sypOld' : 'syp';

  return (
    <Group title={t('details.price')}>
      {kinds.length > 1 && (
        <PillsField
          path="priceKind"
          label={t('details.priceKind')}
          options={kinds.map((value) => ({ value, label: t(`details.kinds.${value}`) }))}
          chosen={[kind]}
          onChange={([next]) => change({ priceKind: next ?? '', confirmPrice: false })}
          isSingle
          isFixed
        />
      )}
      {isPriced(kind) && (
        <>
          <PillsField
            path="currency"
            label={t('details.currency')}
            options={(['usd', 'syp', 'sypOld'] as const).map((value) => ({ value, label: t(`details.${value}`) }))}
            chosen={[money]}
            onChange={([next]) => change({ ...MONEY[(next ?? 'usd') as Money], confirmPrice: false })}
            isSingle
            isFixed
          />
          <div className={css.price}>
            <FigureField
              path="price"
              label={kind === 'salary' ? t('details.kinds.salary') : t(isBoth ? 'details.salePrice' : 'details.price')}
              unit={unit}
              value={content.price}
              // A listing for sale or rent has its period at the rent.
              onChange={(price) => change({ price, confirmPrice: false, ...(isBoth && { pricePeriod: '' }) })}
            />
            {!isBoth && <Period kind={kind} />}
          </div>
          {isBoth && (
            <div className={css.price}>
              <FigureField
                path="rent"
                label={t('details.rent')}
                unit={unit}
                value={content.rent}
                onChange={(rent) => change({ rent, confirmPrice: false })}
              />
              <PickField
                path="rentPeriod"
                label={t('details.period')}
                value={content.rentPeriod === 'month' ? '' : content.rentPeriod}
                options={PRICE_PERIODS.filter((value) => value !== 'month').map((value) => ({
                  value,
                  label: t(`details.periods.${value}`),
                }))}
                empty={t('details.periods.month')}
                onChange={(rentPeriod) => change({ rentPeriod, confirmPrice: false })}
              />
              <p className={css.enough}>{t('details.eitherPrice')}</p>
            </div>
          )}
          <Equivalents />
          <SlipQuestion />
        </>
      )}
      {kind !== 'free' && carries(facts, 'price_negotiable') && (
        <CheckField
          path="negotiable"
          label={t('details.negotiable')}
          checked={content.negotiable}
          onChange={(negotiable) => change({ negotiable })}
        />
      )}
    </Group>
  );
}

type Money = 'usd' | 'syp' | 'sypOld';
const MONEY: Record<Money, { currency: string; pound: string }> = {
  usd: { currency: 'USD', pound: '' },
  syp: { currency: 'SYP', pound: 'new' },
  sypOld: { currency: 'SYP', pound: 'old' },
};

function Period({ kind }: { kind: PriceKind }) {
  const { t } = useTranslation('listing-form');
  const { content, facts, change } = useScope();
  const deal = dealOf(facts, content);
  const isAsked = kind === 'salary' || deal === 'rent' || deal === 'both' || deal === 'service';
  if (!carries(facts, 'price_period') || !isAsked) return null;
  return (
    <PickField
      path="pricePeriod"
      label={t('details.period')}
      value={content.pricePeriod || (deal === 'rent' ? 'month' : '')}
      options={PRICE_PERIODS.map((value) => ({ value, label: t(`details.periods.${value}`) }))}
      empty={t('details.noPeriod')}
      onChange={(pricePeriod) => change({ pricePeriod })}
    />
  );
}

function Equivalents() {
  const { t } = useTranslation('listing-form');
  const { content, perDollar } = useScope();
  const same = equivalentsOf(content, perDollar);
  const isInPounds = content.currency === 'SYP';
  const rows = [
    isInPounds && same?.dollars !== undefined && t('details.dollars', { amount: shown(same.dollars) }),
    (!isInPounds || content.pound === 'old') &&
      same?.newPounds &&
      t('details.newPounds', { amount: shown(same.newPounds) }),
    (!isInPounds || content.pound !== 'old') &&
      same?.oldPounds &&
      t('details.oldPounds', { amount: shown(same.oldPounds) }),
  ].filter((row) => typeof row === 'string');
  if (rows.length === 0) return null;
  return (
    <div className={css.equals}>
      <p>
        <span className={css.dim}>{t('details.equals')}</span>{' '}
        {rows.map((row, index) => (
          <span key={row} className={css.amount}>
            {index > 0 && ' · '}
            <bdi className="d-tabular">{row}</bdi>
          </span>
        ))}
      </p>
      {isInPounds && <p className={css.note}>{t('details.rate')}</p>}
    </div>
  );
}

const shown = (amount: number) => formatNumber(amount >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100);

const FIX: Partial<Record<Slip, { money: Money; words: 'toOld' | 'toNew' | 'toPounds' | 'toDollars' }>> = {
  old_pounds: { money: 'sypOld', words: 'toOld' },
  new_pounds: { money: 'syp', words: 'toNew' },
  pounds_not_dollars: { money: 'syp', words: 'toPounds' },
  pounds_written: { money: 'syp', words: 'toPounds' },
  dollars_written: { money: 'usd', words: 'toDollars' },
};

/** Asks about a price that is likelier a slip, the price's first. */
function SlipQuestion() {
  const { t } = useTranslation('listing-form');
  const { content, facts, perDollar, change } = useScope();
  const slip =
    slipOf(content, facts, perDollar) ??
    (hasRentBeside(facts, content) ? slipOf(content, facts, perDollar, 'rent') : undefined);
  const fix = slip && FIX[slip];
  return (
    <SlipPanel question={slip && t(`slip.${slip}`)}>
      {fix && (
        <PlainButton look="outline" compact onClick={() => change(MONEY[fix.money])}>
          {t(`slip.${fix.words}`)}
        </PlainButton>
      )}
      {/* Words that name another money are no price that could be right as it stands. */}
      {!slip?.endsWith('_written') && (
        <PlainButton look="plain" compact onClick={() => change({ confirmPrice: true })}>
          {t('slip.right')}
        </PlainButton>
      )}
    </SlipPanel>
  );
}
