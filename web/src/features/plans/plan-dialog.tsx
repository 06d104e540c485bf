import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { type AdminPlan, createPlan, nameOf, PLAN_KEYS, type PlanForm, updatePlan } from './api.ts';
import { FeatureFields } from './feature-fields.tsx';
import { featuresIn, wholeNumber } from './features-in.ts';
import { fieldsOf, type PlanFields } from './plan-fields.ts';
import css from './plans.module.css';

const FAMILIES = ['standard', 'premium'] as const;
const PERIODS = ['monthly', 'yearly'] as const;

/** Without a plan a new one. */
export function PlanDialog({ plan, onClose }: { plan: AdminPlan | undefined; onClose: () => void }) {
  const { t } = useTranslation('plans');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => Promise.all(PLAN_KEYS.map((queryKey) => client.invalidateQueries({ queryKey })));

  async function send(values: PlanFields) {
    const form = formIn(values);
    if (plan) await updatePlan(api, plan.code, { ...form, version: plan.version });
    else await createPlan(api, { ...form, code: values.code.trim() });
    toast.success(t(plan ? 'form.saved' : 'form.created'));
    await refresh();
    onClose();
  }

  return (
    <ReasonDialog<PlanFields>
      isWide
      title={plan ? t('form.editTitle', { name: isolate(nameOf(plan, lang)) }) : t('form.createTitle')}
      consequences={[t('form.prices'), t('form.once')]}
      confirm={t('form.save')}
      initialValues={fieldsOf(plan)}
      checks={{ code: (code) => (plan ? undefined : filled(code)), nameAr: filled, nameEn: filled, price: filled }}
      fields={(form) => (
        <>
          <div className={css.fields}>
            <TextInput {...form.getInputProps('nameAr')} label={t('form.nameAr')} maxLength={100} dir="rtl" />
            <TextInput {...form.getInputProps('nameEn')} label={t('form.nameEn')} maxLength={100} dir="ltr" />
            {!plan && (
              <TextInput
                {...form.getInputProps('code')}
                label={t('form.code')}
                description={t('form.codeHint')}
                maxLength={60}
                dir="ltr"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
            <NativeSelect
              {...form.getInputProps('family')}
              label={t('form.family')}
              data={FAMILIES.map((value) => ({ value, label: t(`families.${value}`) }))}
            />
            <NativeSelect
              {...form.getInputProps('period')}
              label={t('form.period')}
              data={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
            />
            <FigureInput
              counts="dollars"
              {...form.getInputProps('price')}
              label={t('form.price')}
              description={t('form.priceHint')}
            />
            <TextInput
              {...form.getInputProps('listingLimit')}
              label={t('form.listingLimit')}
              description={t('form.limitHint')}
              inputMode="numeric"
              maxLength={6}
              dir="ltr"
            />
            <TextInput
              {...form.getInputProps('sort')}
              label={t('form.sort')}
              description={t('form.sortHint')}
              inputMode="numeric"
              maxLength={5}
              dir="ltr"
            />
          </div>
          <Switch {...form.getInputProps('isActive', { type: 'checkbox' })} label={t('form.isActive')} />
          <FeatureFields form={form} />
        </>
      )}
      onConfirm={send}
      stale={['plan_changed', 'plan_not_found']}
      onStale={() => void refresh()}
      onClose={onClose}
    />
  );
}

const formIn = ({ nameAr, nameEn, family, period, price, isActive, ...values }: PlanFields): PlanForm => ({
  ...{ nameAr, nameEn, family, period, price, isActive },
  listingLimit: values.listingLimit.trim() ? wholeNumber(values.listingLimit) : null,
  sort: wholeNumber(values.sort),
  features: featuresIn(values.features),
});
