import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { useDeskForm } from '#ui/desk/use-desk-form.ts';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { officeLicenseQuery, renewLicense } from './api.ts';
import { LicenseField } from './license-field.tsx';

/** How an office's licence stands, and the way to send another one. Nothing for an office that came without an application. */
export function OfficeLicense({ officeId }: { officeId: string }) {
  const { t } = useTranslation('office-applications');
  const { data: license } = useQuery(officeLicenseQuery(useApi(), officeId));
  if (!license) return null;
  const { state, reason } = license;
  return (
    <SettingsCard
      title={t('license.label')}
      text={t(`own.${state}`)}
      badge={
        <Badge tone={state === 'approved' ? 'good' : state === 'rejected' ? 'warning' : 'plain'}>
          {t(`licenseState.${state}`)}
        </Badge>
      }
    >
      {reason && (
        <p>
          {t('state.reason')} <q>{reason}</q>
        </p>
      )}
      <RenewForm officeId={officeId} />
    </SettingsCard>
  );
}

function RenewForm({ officeId }: { officeId: string }) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const [sent, setSent] = useState<number>();
  const [sends, setSends] = useState(0);
  const form = useDeskForm<{ license: File | undefined }>({
    mode: 'controlled',
    initialValues: { license: undefined },
    send: async ({ license: file }) => {
      if (!file) return;
      setSent(0);
      try {
        const license = await renewLicense(api, officeId, file, setSent);
        client.setQueryData(officeLicenseQuery(api, officeId).queryKey, license);
        toast.success(t('own.sent'));
        form.reset();
        setSends((count) => count + 1);
      } finally {
        setSent(undefined);
      }
    },
  });
  return (
    <FormBody form={form}>
      <LicenseField
        key={sends}
        error={form.errors.license}
        isKept
        onTake={(file) => form.setFieldValue('license', file)}
        sent={sent}
      />
      {form.values.license && <FormEnd form={form} label={t('own.send')} busyLabel={t('sending')} narrow />}
    </FormBody>
  );
}
