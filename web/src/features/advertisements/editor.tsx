import { type AdChoice, priceOfAd } from '@diyar/api/rules/advertisements';
import { Checkbox, Chip, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { formatMoney, formatWeekday, isolate } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { PRIVATE } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { DayInput } from '../../ui/desk/day-input.tsx';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { type Check, filled, profilePhone } from '../../ui/form/checks.ts';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import css from './advertisements.module.css';
import { type Advertisement, createAdvertisement, type Pricing, type Uploaded, updateAdvertisement } from './api.ts';
import { ChoiceFields, pixelsOf } from './choice-fields.tsx';
import { PictureBox } from './picture-box.tsx';
import { PriceSum } from './price-sum.tsx';

/** From Saturday, as weeks begin. */
const WEEK = [6, 0, 1, 2, 3, 4, 5] as const;
const PLATFORMS = ['universal', 'web', 'mobile'] as const;
const dayNow = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Damascus' }).format(new Date());

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
  const [choice, setChoice] = useState<AdChoice>(first);
  const [image, setImage] = useState<Uploaded | undefined>(old?.image ?? undefined);
  const [startsOn, setStartsOn] = useState(old?.startsOn ?? dayNow);
  const [endsOn, setEndsOn] = useState<string | null>(old?.endsOn ?? null);
  const [targetDays, setTargetDays] = useState<string[]>(old?.targetDays.map(String) ?? []);
  const hasPicture: Check = () => (image ? undefined : 'required');

  const form = useForm({
    checks: { title: filled, phone: profilePhone, picture: hasPicture },
    send: async (values) => {
      const text = (name: string) => values[name]?.trim() ?? '';
      const content = {
        title: text('title'),
        description: text('description') || null,
        link: text('link') || null,
        phone: text('phone'),
        image: image?.id ?? '',
        platform: PLATFORMS.find((one) => one === values.platform) ?? 'universal',
        endsOn,
        targetDays: targetDays.map(Number),
        mostPerPerson: Number(text('mostPerPerson')) || 3,
        dailyLimit: Number(text('dailyLimit').replaceAll(',', '')) || null,
        pausesUnseen: values.pausesUnseen !== undefined,
        pausesSpent: values.pausesSpent !== undefined,
      };
      if (old) {
        const { isCheckedAgain } = await updateAdvertisement(api, old.id, { ...content, version: old.version });
        toast.success(t(isCheckedAgain ? 'form.savedChecked' : 'form.saved'));
        await client.invalidateQueries({ queryKey: [PRIVATE] });
        onDone(0, old.id);
        return;
      }
      const body = { ...content, ...choice, startsOn };
      const { advertisement, missing } = await createAdvertisement(api, body, keyOf(body));
      if (missing === 0) toast.success(t('form.made'));
      await client.invalidateQueries({ queryKey: [PRIVATE] });
      onDone(missing, advertisement.id);
    },
  });
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
            {...form.field('title')}
            label={t('form.title')}
            description={t('form.titleHint')}
            defaultValue={old?.title}
            maxLength={100}
          />
          <Textarea
            {...form.field('description')}
            label={t('form.description')}
            description={t('form.descriptionHint')}
            defaultValue={old?.description ?? ''}
            rows={2}
            maxLength={200}
          />
          <TextInput
            {...form.field('link')}
            label={t('form.link')}
            description={t('form.linkHint')}
            defaultValue={old?.link ?? ''}
            type="url"
            dir="ltr"
            placeholder="https://"
            maxLength={500}
          />
          <TextInput
            {...form.field('phone')}
            label={t('form.phone')}
            description={t('form.phoneHint')}
            defaultValue={old?.phone ?? ''}
            type="tel"
            inputMode="tel"
            dir="ltr"
            maxLength={30}
          />
          <PictureBox form={form} size={choice.size} image={image} onChange={setImage} />
        </div>
        <div className={css.panel}>
          <h2 className={css.heading}>{t('form.where')}</h2>
          {old ? (
            <p className={css.note}>
              {t(`places.${old.place}`)} · {t(`sizes.${old.size}`)} {pixelsOf(old.size)} ·{' '}
              {t('days', { count: old.days })}. {t('form.fixed')}
            </p>
          ) : (
            <ChoiceFields choice={choice} onChange={setChoice} faultOf={form.faultOf} />
          )}
          <NativeSelect
            name="platform"
            label={t('form.platform')}
            defaultValue={old?.platform ?? 'universal'}
            data={PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }))}
          />
          {!old && (
            <DayInput
              label={t('form.startsOn')}
              error={form.faultOf('startsOn')}
              value={startsOn}
              minDate={dayNow()}
              onChange={(day) => setStartsOn(day ?? dayNow())}
            />
          )}
          <details className={css.more}>
            <summary>{t('form.more')}</summary>
            <div className={css.moreFields}>
              <DayInput
                label={t('form.endsOn')}
                description={t('form.endsOnHint')}
                error={form.faultOf('endsOn')}
                value={endsOn}
                minDate={startsOn}
                clearable
                onChange={setEndsOn}
              />
              <fieldset className={css.week}>
                <legend>{t('form.targetDays')}</legend>
                <Chip.Group multiple value={targetDays} onChange={setTargetDays}>
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
              <NumberInput
                name="mostPerPerson"
                label={t('form.mostPerPerson')}
                description={t('form.mostPerPersonHint')}
                error={form.faultOf('mostPerPerson')}
                defaultValue={old?.mostPerPerson ?? 3}
                min={1}
                max={50}
                allowDecimal={false}
                hideControls
              />
              <NumberInput
                name="dailyLimit"
                label={t('form.dailyLimit')}
                description={t('form.dailyLimitHint')}
                error={form.faultOf('dailyLimit')}
                defaultValue={old?.dailyLimit ?? ''}
                min={1}
                max={1_000_000}
                allowDecimal={false}
                hideControls
              />
              <Checkbox
                name="pausesUnseen"
                label={t('form.pausesUnseen')}
                description={t('form.pausesUnseenHint')}
                defaultChecked={old?.pausesUnseen ?? true}
              />
              <Checkbox
                name="pausesSpent"
                label={t('form.pausesSpent')}
                description={t('form.pausesSpentHint')}
                defaultChecked={old?.pausesSpent ?? true}
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
