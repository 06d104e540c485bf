import { AD_LINK_LENGTH, type AdChoice, isEverShown, isOfSize, priceOfAd } from '@diyar/api/rules/advertisements';
import { Checkbox, Chip, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, formatWeekday, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { DayInput } from '#ui/desk/day-input.tsx';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { filled, profilePhone } from '#ui/form/checks.ts';
import { wholeBetween } from '#ui/form/figure-checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import css from './advertisements.module.css';
import { type Advertisement, createAdvertisement, type Pricing, refreshPrices, updateAdvertisement } from './api.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { contentIn, dayNow, fieldsOf, PLATFORMS } from './editor-fields.ts';
import { PictureBox } from './picture-box.tsx';
import { pixelsOf } from './pixels-of.ts';
import { PlacementPreview } from './placement-preview.tsx';
import { PriceSum } from './price-sum.tsx';

/** From Saturday, as weeks begin. */
const WEEK = [6, 0, 1, 2, 3, 4, 5] as const;

type Props = {
  pricing: Pricing;
  balance: number;
  /** The one that is changed; without it a new one is made. */
  advertisement?: Advertisement;
  first: AdChoice;
  /** Told what the credit lacks for it. */
  onDone: (missing: number, id: string) => void;
};

/** Makes an advertisement, or changes what may be changed of one. */
export function Editor({ pricing, balance, advertisement: old, first, onDone }: Props) {
  const { t } = useTranslation('advertisements');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const form = useDeskForm({
    mode: 'controlled',
    initialValues: {
      ...{ place: first.place, size: first.size, priority: first.priority, days: first.days },
      ...fieldsOf(old),
    },
    checks: {
      title: filled,
      phone: profilePhone,
      picture: (picture) => (picture ? undefined : 'required'),
      mostPerPerson: wholeBetween(1, 50),
      dailyLimit: (text) => (text.trim() === '' ? undefined : wholeBetween(1, 1_000_000)(text)),
    },
    send: async ({ place, size, priority, days, startsOn, ...fields }) => {
      const content = contentIn(fields);
      if (old) {
        const { isCheckedAgain } = await updateAdvertisement(api, old.id, { ...content, version: old.version });
        toast.success(t(isCheckedAgain ? 'form.savedChecked' : 'form.saved'));
        await client.invalidateQueries({ queryKey: [PRIVATE] });
        onDone(0, old.id);
        return;
      }
      const shownPrice = priceOfAd(pricing, { place, size, priority, days }).totalCents / 100;
      const body = { ...content, place, size, priority, days, startsOn, shownPrice };
      const { advertisement, missing } = await createAdvertisement(api, body, keyOf(body)).catch((error: unknown) => {
        void refreshPrices(client);
        throw error;
      });
      if (missing === 0) toast.success(t('form.made'));
      await client.invalidateQueries({ queryKey: [PRIVATE] });
      onDone(missing, advertisement.id);
    },
  });
  const { place, size, priority, days, platform, picture } = form.values;
  const choice: AdChoice = { place, size, priority, days };
  const { totalCents } = priceOfAd(pricing, choice);
  const price = isolate(formatMoney(totalCents / 100, lang));
  const label = old ? t('form.save') : totalCents / 100 > balance ? t('form.make') : t('form.pay', { price });

  return (
    <FormBody form={form}>
      {form.isDirty && !form.isBusy && <UnsavedGuard />}
      <div className={css.columns}>
        <div className={css.panel}>
          <h2 className={css.heading}>{t('form.content')}</h2>
          <TextInput
            {...form.getInputProps('title')}
            label={t('form.title')}
            description={t('form.titleHint')}
            maxLength={100}
          />
          <Textarea
            {...form.getInputProps('description')}
            label={t('form.description')}
            description={t('form.descriptionHint')}
            rows={2}
            maxLength={200}
          />
          <TextInput
            {...form.getInputProps('link')}
            label={t('form.link')}
            description={t('form.linkHint')}
            type="url"
            dir="ltr"
            placeholder="https://"
            maxLength={AD_LINK_LENGTH}
          />
          <TextInput
            {...form.getInputProps('phone')}
            label={t('form.phone')}
            description={t('form.phoneHint')}
            type="tel"
            inputMode="tel"
            dir="ltr"
            maxLength={30}
          />
          <PictureBox {...form.getInputProps('picture')} size={size} />
          <PlacementPreview
            {...{ place, size, platform }}
            picture={picture && isOfSize(size, picture) ? picture : undefined}
          />
        </div>
        <div className={css.panel}>
          <h2 className={css.heading}>{t('form.where')}</h2>
          {old ? (
            <p className={css.note}>
              {t(`places.${old.place}`)} · {t(`sizes.${old.size}`)} {pixelsOf(old.size)} ·{' '}
              {t('days', { count: old.days })}. {t('form.fixed')}
            </p>
          ) : (
            <ChoiceFields choice={choice} onChange={form.setValues} errors={form.errors} />
          )}
          <NativeSelect
            {...form.getInputProps('platform')}
            label={t('form.platform')}
            data={PLATFORMS.map((value) => ({
              ...{ value, label: t(`platforms.${value}`) },
              disabled: !isEverShown(value, size) && value !== platform,
            }))}
          />
          {!old && (
            <DayInput
              {...form.getInputProps('startsOn')}
              label={t('form.startsOn')}
              minDate={dayNow()}
              onChange={(day) => form.setFieldValue('startsOn', day ?? dayNow())}
            />
          )}
          <details className={css.more}>
            <summary>{t('form.more')}</summary>
            <div className={css.moreFields}>
              <DayInput
                {...form.getInputProps('endsOn')}
                label={t('form.endsOn')}
                description={t('form.endsOnHint')}
                minDate={form.values.startsOn}
                clearable
              />
              <fieldset className={css.week}>
                <legend>{t('form.targetDays')}</legend>
                <Chip.Group multiple {...form.getInputProps('targetDays')}>
                  <div className={css.chips}>
                    {WEEK.map((day) => (
                      <Chip key={day} value={String(day)} size="sm">
                        {formatWeekday(day, lang)}
                      </Chip>
                    ))}
                  </div>
                </Chip.Group>
                <p className={css.note}>{t('form.targetDaysHint')}</p>
              </fieldset>
              <FigureInput
                {...form.getInputProps('mostPerPerson')}
                label={t('form.mostPerPerson')}
                description={t('form.mostPerPersonHint')}
                inputMode="numeric"
              />
              <FigureInput
                {...form.getInputProps('dailyLimit')}
                label={t('form.dailyLimit')}
                description={t('form.dailyLimitHint')}
                inputMode="numeric"
              />
              <Checkbox
                {...form.getInputProps('pausesUnseen', { type: 'checkbox' })}
                label={t('form.pausesUnseen')}
                description={t('form.pausesUnseenHint')}
              />
              <Checkbox
                {...form.getInputProps('pausesSpent', { type: 'checkbox' })}
                label={t('form.pausesSpent')}
                description={t('form.pausesSpentHint')}
              />
            </div>
          </details>
          {!old && <PriceSum pricing={pricing} choice={choice} balance={balance} />}
          <p className={css.note}>{t(old ? 'form.editNote' : 'form.checkNote')}</p>
          <FormEnd form={form} label={label} busyLabel={t('form.sending')} />
        </div>
      </div>
    </FormBody>
  );
}
