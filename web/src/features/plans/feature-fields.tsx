import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../../ui/form/use-form.ts';
import { IconButton, PlainButton } from '../../ui/link-button.tsx';
import type { AdminPlan } from './api.ts';
import { IconPlus, IconTrash } from './icons.ts';
import css from './plans.module.css';

type Feature = AdminPlan['features'][number];
const AT_MOST = 30;
const blank = () => ({ key: crypto.randomUUID(), feature: undefined });

/** What a plan gives, a line each; read back from the form by `featuresIn`. */
export function FeatureFields({ form, features }: { form: Form; features: readonly Feature[] }) {
  const { t } = useTranslation('plans');
  const [lines, setLines] = useState<readonly { key: string; feature: Feature | undefined }[]>(
    features.map((feature) => ({ key: feature.code, feature })),
  );
  return (
    <fieldset className={css.features}>
      <legend>{t('form.features')}</legend>
      {lines.map(({ key, feature }, index) => {
        const number = index + 1;
        return (
          <div key={key} className={css.feature}>
            <input type="hidden" name={`features.${index}.code`} value={feature?.code ?? ''} />
            <TextInput
              {...form.field(`features.${index}.nameAr`)}
              label={t('form.featureAr', { number })}
              defaultValue={feature?.nameAr}
              maxLength={100}
              dir="rtl"
            />
            <TextInput
              {...form.field(`features.${index}.nameEn`)}
              label={t('form.featureEn', { number })}
              defaultValue={feature?.nameEn}
              maxLength={100}
              dir="ltr"
            />
            <Switch
              name={`features.${index}.officeOnly`}
              label={t('form.officeOnly')}
              defaultChecked={feature?.officeOnly}
            />
            <IconButton
              label={t('form.removeFeature', { number })}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {lines.length < AT_MOST && (
        <PlainButton look="outline" compact onClick={() => setLines([...lines, blank()])}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
          {t('form.addFeature')}
        </PlainButton>
      )}
    </fieldset>
  );
}
