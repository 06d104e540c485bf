import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { SelectField } from '../../ui/form/field.tsx';
import css from '../../ui/form/form.module.css';
import type { Form } from '../../ui/form/use-form.ts';
import { citiesQuery, provincesQuery } from './api.ts';

type Props = { form: Form; initial?: { province: string; city: string } };

/** Governorate, then town, by key; the form sends the town as `location`. */
export function PlaceFields({ form, initial }: Props) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const [province, setProvince] = useState(initial?.province ?? '');
  const provinces = useQuery(provincesQuery(api));
  const cities = useQuery(citiesQuery(api, province));

  return (
    <div className={css.pair}>
      <SelectField
        form={form}
        name="province"
        label={t('office.province')}
        value={province}
        onChange={(event) => setProvince(event.currentTarget.value)}
      >
        <option value="">{t('office.choose')}</option>
        {provinces.data?.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        form={form}
        name="location"
        label={t('office.city')}
        // Another list is another field; its first choice waits for the list.
        key={`${province} ${cities.data !== undefined}`}
        defaultValue={province === initial?.province ? initial.city : ''}
        disabled={!cities.data}
      >
        <option value="">{t(province ? 'office.choose' : 'office.provinceFirst')}</option>
        {cities.data?.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
