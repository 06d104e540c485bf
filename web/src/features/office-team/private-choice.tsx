import { CASH_METHODS } from '@diyar/api/rules/credits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import field from '#ui/form/field.module.css';
import { FieldShell } from '#ui/form/field.tsx';
import type { Holdings, PrivateChoice } from './api.ts';
import css from './private-choice.module.css';

type Part = 'plan' | 'boosts' | 'advertisements' | 'credit';
type Props = {
  holdings: Holdings;
  choice: PrivateChoice;
  onChange: (choice: PrivateChoice) => void;
  /** What is wrong with where a payout goes. */
  payToError?: string | undefined;
};

/** Whether there is anything to be asked about. */
export const hasPrivate = ({ credit, plan, boosts, advertisements }: Holdings): boolean =>
  credit > 0 || plan !== null || boosts.count > 0 || advertisements.count > 0;

/** What becomes of what somebody has for themselves when they join an office: each is kept unless they say otherwise. */
export function PrivateQuestions({ holdings, choice, onChange, payToError }: Props) {
  const { t } = useTranslation('office-team');
  const lang = useLang();
  const id = useId();
  const money = (amount: number) => isolate(formatMoney(amount, lang));
  const { plan, boosts, advertisements, credit, minimum, maximum } = holdings;
  const ask = (part: Part, label: string, keep: string, other: [value: string, label: string]) => (
    <fieldset className={css.answers}>
      <legend>{label}</legend>
      {[['keep', keep] as const, other].map(([value, text]) => (
        <label key={value} className={css.answer}>
          <input
            type="radio"
            name={part}
            value={value}
            checked={(choice[part] ?? 'keep') === value}
            onChange={() => onChange({ ...choice, [part]: value })}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
  return (
    <section className={css.questions} aria-labelledby="private-question">
      <h2 id="private-question" className={css.title}>
        {t('invitation.own.title')}
      </h2>
      <p className={css.text}>{t('invitation.own.text')}</p>
      {plan?.renews &&
        ask(
          'plan',
          t('invitation.own.plan', { plan: isolate(plan.name), date: formatDate(plan.validUntil, lang) }),
          t('invitation.own.planKeep'),
          ['cancel', t('invitation.own.planCancel')],
        )}
      {plan && !plan.renews && (
        <p className={css.text}>
          {t('invitation.own.plan', { plan: isolate(plan.name), date: formatDate(plan.validUntil, lang) })}.{' '}
          {t('invitation.own.planEnds')}
        </p>
      )}
      {boosts.count > 0 &&
        ask('boosts', t('invitation.own.boosts', { count: boosts.count }), t('invitation.own.boostsKeep'), [
          'stop',
          t('invitation.own.boostsStop', { amount: money(boosts.refund) }),
        ])}
      {advertisements.count > 0 &&
        ask(
          'advertisements',
          t('invitation.own.advertisements', { count: advertisements.count }),
          t('invitation.own.advertisementsKeep'),
          ['stop', t('invitation.own.advertisementsStop')],
        )}
      {credit >= minimum &&
        credit <= maximum &&
        ask('credit', t('invitation.own.credit', { amount: money(credit) }), t('invitation.own.creditKeep'), [
          'pay_out',
          t('invitation.own.creditPayOut'),
        ])}
      {choice.credit === 'pay_out' && (
        <div className={css.payOut}>
          <FieldShell id={`${id}-method`} label={t('invitation.own.method')}>
            <select
              id={`${id}-method`}
              className={`${field.input} ${field.select}`}
              value={choice.method ?? 'mobile_wallet'}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...choice, method: CASH_METHODS.find((method) => method === value) })
              }
            >
              {CASH_METHODS.map((value) => (
                <option key={value} value={value}>
                  {t(`invitation.own.methods.${value}`)}
                </option>
              ))}
            </select>
          </FieldShell>
          <FieldShell
            id={`${id}-payTo`}
            label={t('invitation.own.payTo')}
            {...(payToError !== undefined && { error: payToError })}
          >
            <input
              id={`${id}-payTo`}
              name="payTo"
              className={field.input}
              value={choice.payTo ?? ''}
              maxLength={100}
              aria-invalid={payToError !== undefined}
              aria-describedby={payToError === undefined ? undefined : `${id}-payTo-error`}
              onChange={({ currentTarget: { value } }) => onChange({ ...choice, payTo: value })}
            />
          </FieldShell>
        </div>
      )}
    </section>
  );
}
