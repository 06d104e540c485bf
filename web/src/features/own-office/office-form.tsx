import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { toast } from '../../lib/toast.ts';
import { UnsavedGuard } from '../../ui/desk/unsaved-guard.tsx';
import { email, filled, profilePhone } from '../../ui/form/checks.ts';
import css from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { saveOffice } from './api.ts';
import { useOwnOffice } from './use-own-office.ts';

type Props = {
  office: OwnOffice;
  /** The fields of the place, which send a town's key as `location`. */
  place: (form: Form) => ReactNode;
};

/** Name, place and ways to the office. */
export function OfficeForm({ office, place }: Props) {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const { saved, renewAfter } = useOwnOffice();
  const [names, setNames] = useState({ name: office.name, nameEn: office.nameEn });
  const losesMark = office.verified && (names.name !== office.name || names.nameEn !== office.nameEn);

  const form = useForm({
    checks: { name: filled, nameEn: filled, location: filled, address: filled, email, phone: profilePhone },
    onFailure: renewAfter,
    send: async (values) => {
      const text = (name: string) => values[name]?.trim() ?? '';
      const next = await saveOffice(api, office.id, {
        version: office.version,
        name: text('name'),
        nameEn: text('nameEn'),
        descriptionAr: text('descriptionAr') || null,
        descriptionEn: text('descriptionEn') || null,
        city: text('location'),
        address: text('address'),
        website: text('website') || null,
        email: text('email'),
        phone: text('phone'),
      });
      saved(next);
      form.reset();
      toast.success(t('saved'));
    },
  });
  const isClosed = !office.mayManage;
  const input = (name: keyof OwnOffice & string, value: string | null) => ({
    ...form.field(name),
    label: t(`fields.${name as 'name'}`),
    defaultValue: value ?? '',
    readOnly: isClosed,
  });

  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput
          {...input('name', office.name)}
          autoComplete="organization"
          maxLength={100}
          dir="rtl"
          onChange={({ currentTarget: { value } }) => setNames((kept) => ({ ...kept, name: value.trim() }))}
        />
        <TextInput
          {...input('nameEn', office.nameEn)}
          maxLength={100}
          dir="ltr"
          onChange={({ currentTarget: { value } }) => setNames((kept) => ({ ...kept, nameEn: value.trim() }))}
        />
      </div>
      <div role="status">{losesMark && <p className={css.note}>{t('losesMark')}</p>}</div>
      {place(form)}
      <TextInput {...input('address', office.address)} autoComplete="street-address" maxLength={300} />
      <div className={css.pair}>
        <TextInput {...input('phone', office.phone)} type="tel" autoComplete="tel" maxLength={30} dir="ltr" />
        <TextInput {...input('email', office.email)} type="email" autoComplete="email" maxLength={254} dir="ltr" />
      </div>
      <TextInput
        {...input('website', office.website)}
        type="url"
        placeholder="https://"
        autoComplete="url"
        maxLength={200}
        dir="ltr"
      />
      <Textarea {...input('descriptionAr', office.descriptionAr)} rows={4} maxLength={2000} dir="rtl" />
      <Textarea {...input('descriptionEn', office.descriptionEn)} rows={4} maxLength={2000} dir="ltr" />
      {!isClosed && <FormEnd form={form} label={t('save')} busyLabel={t('saving')} narrow />}
      {form.isDirty && <UnsavedGuard />}
    </FormBody>
  );
}
