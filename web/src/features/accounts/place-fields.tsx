import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/form/field.tsx';
import css from '#ui/form/form.module.css';
import { ListRetry } from '#ui/form/list-retry.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { usePlaceLists } from './use-place-lists.ts';

/** Governorate, then town, by key; the form sends the town as `location`. */
export function PlaceFields({ form }: { form: Form }) {
  const { t } = useTranslation('accounts');
  const { province, setProvince, provinces, cities, list } = usePlaceLists();

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
      <ListRetry list={list} />
    </div>
  );
}
