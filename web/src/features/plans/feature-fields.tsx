import { PLAN_FEATURE_CODES, PLAN_FEATURES } from '@diyar/api/rules/plan-features';
import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { DialogForm } from '#ui/desk/reason-dialog.tsx';
import type { PlanFields } from './plan-fields.ts';
import css from './plans.module.css';

/** What the server asks of a plan, each on or off, with how much of it. */
export function FeatureFields({ form }: { form: DialogForm<PlanFields> }) {
  const { t } = useTranslation('plans');
  return (
    <fieldset className={css.features}>
      <legend>{t('form.features')}</legend>
      {PLAN_FEATURE_CODES.map((code) => {
        const { most } = PLAN_FEATURES[code];
        return (
          <div key={code} className={css.feature}>
            <Switch
              {...form.getInputProps(`features.${code}.has`, { type: 'checkbox' })}
              label={t(`features.${code}`)}
            />
            {most !== null && form.values.features[code].has && (
              <TextInput
                {...form.getInputProps(`features.${code}.amount`)}
                label={t(`amounts.${code as 'seats'}`)}
                description={t('form.amountHint', { most: formatNumber(most) })}
                inputMode="numeric"
                maxLength={6}
                dir="ltr"
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
