import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { useSessionState } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { email, filled, profilePhone } from '../../ui/form/checks.ts';
import css from '../../ui/form/form.module.css';
import { FormBody, FormEnd } from '../../ui/form/form-parts.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { myApplicationQuery, sendApplication, sendLicense } from './api.ts';
import { LicenseField } from './license-field.tsx';

type Props = {
  /** What is known already: registration's answers, or an application to be changed or sent again. */
  application: OfficeApplication | null;
  /** The fields of the place, which send a town's key as `location`. */
  place: (form: Form) => ReactNode;
  onSent: () => void;
};

/** What the site asks of an office, and its licence. Sent in one go, licence last, since it takes longest. */
export function ApplicationForm({ application, place, onSent }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSessionState();
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState<number>();
  // A rejected application is decided; its successor begins without a licence. A rejected licence waits for another one.
  const isKept = application?.status === 'pending' && application.hasLicense && application.licenseState !== 'rejected';

  const form = useForm({
    checks: {
      name: filled,
      location: filled,
      address: filled,
      licenseNumber: filled,
      email,
      phone: profilePhone,
      license: () => (file || isKept ? undefined : 'required'),
    },
    send: async (values) => {
      const text = (name: string) => values[name]?.trim() ?? '';
      await sendApplication(api, {
        name: text('name'),
        nameEn: text('nameEn') || null,
        location: text('location'),
        address: text('address'),
        licenseNumber: text('licenseNumber'),
        email: text('email'),
        phone: text('phone'),
        website: text('website') || null,
        description: text('description') || null,
      });
      if (file) {
        setSent(0);
        await sendLicense(api, file, setSent).finally(() => setSent(undefined));
      }
      await client.invalidateQueries({ queryKey: myApplicationQuery(api).queryKey });
      toast.success(t('sent'));
      onSent();
    },
  });

  const known = (value: string | null | undefined, otherwise?: string | null) => value ?? otherwise ?? '';
  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput
          {...form.field('name')}
          label={t('fields.name')}
          defaultValue={known(application?.name)}
          autoComplete="organization"
          maxLength={100}
        />
        <TextInput
          {...form.field('nameEn')}
          label={t('fields.nameEn')}
          description={t('fields.nameEnHint')}
          defaultValue={known(application?.nameEn)}
          maxLength={100}
          dir="ltr"
        />
      </div>
      {place(form)}
      <TextInput
        {...form.field('address')}
        label={t('fields.address')}
        description={t('fields.addressHint')}
        defaultValue={known(application?.address)}
        autoComplete="street-address"
        maxLength={300}
      />
      <div className={css.pair}>
        <TextInput
          {...form.field('email')}
          type="email"
          label={t('fields.email')}
          defaultValue={known(application?.email, user?.email)}
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
        <TextInput
          {...form.field('phone')}
          type="tel"
          label={t('fields.phone')}
          defaultValue={known(application?.phone, user?.phone)}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
      </div>
      <TextInput
        {...form.field('website')}
        type="url"
        label={t('fields.website')}
        placeholder="https://"
        defaultValue={known(application?.website)}
        autoComplete="url"
        maxLength={200}
        dir="ltr"
      />
      <Textarea
        {...form.field('description')}
        label={t('fields.description')}
        description={t('fields.descriptionHint')}
        defaultValue={known(application?.description)}
        rows={4}
        maxLength={2000}
      />
      <TextInput
        {...form.field('licenseNumber')}
        label={t('fields.licenseNumber')}
        defaultValue={known(application?.licenseNumber)}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
      />
      <LicenseField form={form} isKept={isKept} onTake={setFile} sent={sent} />
      <FormEnd form={form} label={t('send')} busyLabel={t(sent === undefined ? 'sending' : 'license.sending')} />
    </FormBody>
  );
}
