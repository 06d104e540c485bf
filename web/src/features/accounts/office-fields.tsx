import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/form/field.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { PlaceFields } from './place-fields.tsx';

/** An office's data at registration; licence and the rest follow in its application. */
export function OfficeFields({ form }: { form: Form }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TextField form={form} name="officeName" label={t('office.name')} autoComplete="organization" maxLength={100} />
      <PlaceFields form={form} />
      <TextField
        form={form}
        name="address"
        label={t('office.address')}
        hint={t('office.addressHint')}
        autoComplete="street-address"
      />
    </>
  );
}
