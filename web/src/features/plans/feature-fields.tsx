import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DialogForm } from '../../ui/desk/reason-dialog.tsx';
import { IconButton, PlainButton } from '../../ui/link-button.tsx';
import { IconPlus, IconTrash } from './icons.ts';
import { blankLine, type PlanFields } from './plan-fields.ts';
import css from './plans.module.css';

const AT_MOST = 30;

/** Features of a plan, a line each. */
export function FeatureFields({ form }: { form: DialogForm<PlanFields> }) {
  const { t } = useTranslation('plans');
  const { features } = form.values;
  return (
    <fieldset className={css.features}>
      <legend>{t('form.features')}</legend>
      {features.map(({ key }, index) => {
        const number = index + 1;
        return (
          <div key={key} className={css.feature}>
            <TextInput
              {...form.getInputProps(`features.${index}.nameAr`)}
              label={t('form.featureAr', { number })}
              maxLength={100}
              dir="rtl"
            />
            <TextInput
              {...form.getInputProps(`features.${index}.nameEn`)}
              label={t('form.featureEn', { number })}
              maxLength={100}
              dir="ltr"
            />
            <Switch
              {...form.getInputProps(`features.${index}.officeOnly`, { type: 'checkbox' })}
              label={t('form.officeOnly')}
            />
            <IconButton
              label={t('form.removeFeature', { number })}
              onClick={() => form.removeListItem('features', index)}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {features.length < AT_MOST && (
        <PlainButton look="outline" compact onClick={() => form.insertListItem('features', blankLine())}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
          {t('form.addFeature')}
        </PlainButton>
      )}
    </fieldset>
  );
}
