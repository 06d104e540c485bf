import { AD_DAYS, AD_PLACE_NAMES, AD_PLACES, AD_PRIORITIES, type AdChoice } from '@diyar/api/rules/advertisements';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atPlace, choiceIn, FIRST_CHOICE } from '#features/advertisements/ad-choice.ts';
import type { Pricing } from '#features/advertisements/api.ts';
import { pixelsOf } from '#features/advertisements/pixels-of.ts';
import { PriceSum } from '#features/advertisements/price-sum.tsx';
import fieldCss from '#ui/form/field.module.css';
import { LinkButton } from '#ui/link-button.tsx';
import information from '../information/information.module.css';
import css from './price-calculator.module.css';

/** What an advertisement would cost, without an account; what is chosen goes along into its form. */
export function PriceCalculator({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation('advertise');
  const { t: tAds } = useTranslation('advertisements');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { place, size, priority, days } = choice;
  const set = (name: keyof AdChoice) => (value: string) =>
    setChoice(name === 'place' ? atPlace(choice, value) : choiceIn({ [name]: value }, choice));
  const address = new URLSearchParams({ make: 'new', place, size, priority: String(priority), days: String(days) });
  return (
    <section className={`${information.card} ${css.card}`} aria-labelledby="calculator">
      <h2 id="calculator">{t('prices.calculator')}</h2>
      <div className={css.fields}>
        <Choice label={tAds('form.place')} value={place} onChange={set('place')}>
          {AD_PLACE_NAMES.map((name) => (
            <option key={name} value={name}>
              {tAds(`places.${name}`)}
            </option>
          ))}
        </Choice>
        <Choice label={tAds('form.size')} value={size} onChange={set('size')}>
          {AD_PLACES[place].map((name) => (
            <option key={name} value={name}>
              {`${tAds(`sizes.${name}`)} ${pixelsOf(name)}`.trim()}
            </option>
          ))}
        </Choice>
        <Choice label={tAds('form.priority')} value={String(priority)} onChange={set('priority')}>
          {AD_PRIORITIES.map(({ level }) => (
            <option key={level} value={level}>
              {tAds(`priorities.${level}`)}
            </option>
          ))}
        </Choice>
        <Choice label={tAds('form.days')} value={String(days)} onChange={set('days')}>
          {AD_DAYS.map((count) => (
            <option key={count} value={count}>
              {tAds('days', { count })}
            </option>
          ))}
        </Choice>
      </div>
      <PriceSum pricing={pricing} choice={choice} />
      <LinkButton to={`/dashboard/advertisements?${address}`}>{t('prices.book')}</LinkButton>
    </section>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={fieldCss.field}>
      <label htmlFor={id} className={fieldCss.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${fieldCss.input} ${fieldCss.select}`}
      >
        {children}
      </select>
    </div>
  );
}
