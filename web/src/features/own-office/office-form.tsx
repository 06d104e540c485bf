import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { UnsavedGuard } from '#ui/desk/unsaved-guard.tsx';
import { type DeskForm, useDeskForm } from '#ui/desk/use-desk-form.ts';
import { email, filled, profilePhone } from '#ui/form/checks.ts';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { saveOffice } from './api.ts';
import { useOwnOffice } from './use-own-office.ts';

const TEXTS = [
  'name',
  'nameEn',
  'address',
  'website',
  'email',
  'phone',
  'descriptionAr',
  'descriptionEn',
] as const satisfies (keyof OwnOffice)[];
type OfficeFields = Record<(typeof TEXTS)[number] | 'location', string>;

type Props = {
  office: OwnOffice;
  /** The field of the place: a town's key. */
  place: (form: DeskForm<OfficeFields>) => ReactNode;
};

const fieldsOf = (office: OwnOffice): OfficeFields => ({
  name: office.name,
  nameEn: office.nameEn,
  location: office.city.key,
  address: office.address ?? '',
  website: office.website ?? '',
  email: office.email ?? '',
  phone: office.phone ?? '',
  descriptionAr: office.descriptionAr ?? '',
  descriptionEn: office.descriptionEn ?? '',
});

/** Name, place and ways to the office. */
export function OfficeForm({ office, place }: Props) {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const { saved, renewAfter } = useOwnOffice();
  const form = useDeskForm<OfficeFields>({
    mode: 'controlled',
    initialValues: fieldsOf(office),
    checks: { name: filled, nameEn: filled, location: filled, address: filled, email, phone: profilePhone },
    onFailure: renewAfter,
    send: async (values) => {
      const text = (name: keyof OfficeFields) => values[name].trim();
      const next = await saveOffice(api, office.id, {
        version: office.version,
        name: text('name'),
        nameEn: text('nameEn'),
        descriptionAr: text('descriptionAr') || null,
        descriptionEn: text('descriptionEn') || null,
        city: values.location,
        address: text('address'),
        website: text('website') || null,
        email: text('email'),
        phone: text('phone'),
      });
      saved(next);
      form.reset(fieldsOf(next));
      toast.success(t('saved'));
    },
  });
  const { version } = office;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague saved comes with another version.
  useEffect(() => form.rebase(fieldsOf(office)), [version]);
  const { name, nameEn } = form.values;
  const losesMark = office.verified && (name.trim() !== office.name || nameEn.trim() !== office.nameEn);
  const isClosed = !office.mayManage;
  const input = (field: (typeof TEXTS)[number]) => ({
    ...form.getInputProps(field),
    label: t(`fields.${field as 'name'}`),
    readOnly: isClosed,
  });

  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput {...input('name')} autoComplete="organization" maxLength={100} dir="rtl" />
        <TextInput {...input('nameEn')} maxLength={100} dir="ltr" />
      </div>
      <div role="status">{losesMark && <p className={css.note}>{t('losesMark')}</p>}</div>
      {place(form)}
      <TextInput {...input('address')} autoComplete="street-address" maxLength={300} />
      <div className={css.pair}>
        <TextInput {...input('phone')} type="tel" autoComplete="tel" maxLength={30} dir="ltr" />
        <TextInput {...input('email')} type="email" autoComplete="email" maxLength={254} dir="ltr" />
      </div>
      <TextInput {...input('website')} type="url" placeholder="https://" autoComplete="url" maxLength={200} dir="ltr" />
      <Textarea {...input('descriptionAr')} rows={4} maxLength={2000} dir="rtl" />
      <Textarea {...input('descriptionEn')} rows={4} maxLength={2000} dir="ltr" />
      {!isClosed && <FormEnd form={form} label={t('save')} busyLabel={t('saving')} narrow />}
      {form.isDirty && <UnsavedGuard />}
    </FormBody>
  );
}
