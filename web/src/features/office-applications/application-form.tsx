import type { OfficeApplication } from '@diyar/api/contracts/office-applications';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { type DeskForm, useDeskForm } from '#ui/desk/use-desk-form.ts';
import { email, filled, profilePhone } from '#ui/form/checks.ts';
import css from '#ui/form/form.module.css';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { myApplicationQuery, sendApplication, sendLicense } from './api.ts';
import { LicenseField } from './license-field.tsx';

type ApplicationFields = {
  name: string;
  nameEn: string;
  location: string;
  address: string;
  licenseNumber: string;
  email: string;
  phone: string;
  website: string;
  description: string;
  license: File | undefined;
};
type Props = {
  /** What is known already: registration's answers, or an application to be changed or sent again. */
  application: OfficeApplication | null;
  /** The town that is known already. */
  town: string | undefined;
  /** The field of the place: a town's key. */
  place: (form: DeskForm<ApplicationFields>) => ReactNode;
  onSent: () => void;
};

/** What the site asks of an office, and its licence. Sent in one go, licence last, since it takes longest. */
export function ApplicationForm({ application, town, place, onSent }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSessionState();
  const [sent, setSent] = useState<number>();
  // An accepted licence goes along into the application after a refused one; a rejected licence waits for another one.
  const isKept =
    application?.licenseState === 'approved' ||
    (application?.status === 'pending' && application.hasLicense && application.licenseState !== 'rejected');

  const form = useDeskForm<ApplicationFields>({
    mode: 'controlled',
    initialValues: {
      name: application?.name ?? '',
      nameEn: application?.nameEn ?? '',
      location: town ?? '',
      address: application?.address ?? '',
      licenseNumber: application?.licenseNumber ?? '',
      email: application?.email ?? user?.email ?? '',
      phone: application?.phone ?? user?.phone ?? '',
      website: application?.website ?? '',
      description: application?.description ?? '',
      license: undefined,
    },
    checks: {
      name: filled,
      location: filled,
      address: filled,
      licenseNumber: filled,
      email,
      phone: profilePhone,
      license: (file) => (file || isKept ? undefined : 'required'),
    },
    send: async ({ license: file, ...values }) => {
      const text = (name: keyof typeof values) => values[name].trim();
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

  return (
    <FormBody form={form}>
      <div className={css.pair}>
        <TextInput
          {...form.getInputProps('name')}
          label={t('fields.name')}
          autoComplete="organization"
          maxLength={100}
        />
        <TextInput
          {...form.getInputProps('nameEn')}
          label={t('fields.nameEn')}
          description={t('fields.nameEnHint')}
          maxLength={100}
          dir="ltr"
        />
      </div>
      {place(form)}
      <TextInput
        {...form.getInputProps('address')}
        label={t('fields.address')}
        description={t('fields.addressHint')}
        autoComplete="street-address"
        maxLength={300}
      />
      <div className={css.pair}>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
        <TextInput
          {...form.getInputProps('phone')}
          type="tel"
          label={t('fields.phone')}
          autoComplete="tel"
          maxLength={30}
          dir="ltr"
        />
      </div>
      <TextInput
        {...form.getInputProps('website')}
        type="url"
        label={t('fields.website')}
        placeholder="https://"
        autoComplete="url"
        maxLength={200}
        dir="ltr"
      />
      <Textarea
        {...form.getInputProps('description')}
        label={t('fields.description')}
        description={t('fields.descriptionHint')}
        rows={4}
        maxLength={2000}
      />
      <TextInput
        {...form.getInputProps('licenseNumber')}
        label={t('fields.licenseNumber')}
        autoComplete="off"
        maxLength={60}
        dir="ltr"
      />
      <LicenseField
        error={form.errors.license}
        isKept={isKept}
        storedName={application?.licenseName}
        onTake={(file) => form.setFieldValue('license', file)}
        sent={sent}
      />
      <FormEnd form={form} label={t('send')} busyLabel={t(sent === undefined ? 'sending' : 'license.sending')} />
    </FormBody>
  );
}
