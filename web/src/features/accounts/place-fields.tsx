import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { citiesQuery, provincesQuery } from '../../lib/locations.ts';
import { SelectField } from '../../ui/form/field.tsx';
import css from '../../ui/form/form.module.css';
import { ListRetry } from '../../ui/form/list-retry.tsx';
import type { Form } from '../../ui/form/use-form.ts';

type Named = { key: string; name: string };
/** `initial` is chosen already, and stands there before the lists have come. */
type Props = { form: Form; initial?: { province: Named; city: Named } };

/** Governorate, then town, by key; the form sends the town as `location`. */
export function PlaceFields({ form, initial }: Props) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const [province, setProvince] = useState(initial?.province.key ?? '');
  const isInitial = province === initial?.province.key;
  const provinceList = useQuery(provincesQuery(api));
  const cityList = useQuery(citiesQuery(api, province));
  const provinces: readonly Named[] | undefined = provinceList.data ?? (initial && [initial.province]);
  const cities: readonly Named[] | undefined = cityList.data ?? (isInitial ? [initial.city] : undefined);

  return (
    <div>
      <div className={css.pair}>
        <SelectField
          form={form}
          name="province"
          label={t('office.province')}
          value={province}
          onChange={(event) => setProvince(event.currentTarget.value)}
        >
          <option value="">{t('office.choose')}</option>
          {provinces?.map(({ key, name }) => (
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
          key={`${province} ${cities !== undefined}`}
          defaultValue={isInitial ? initial.city.key : ''}
          disabled={!cities}
        >
          <option value="">{t(province ? 'office.choose' : 'office.provinceFirst')}</option>
          {cities?.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <ListRetry list={provinceList.isError ? provinceList : cityList} />
    </div>
  );
}
