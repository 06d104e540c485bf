import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/field.tsx';
import css from '../../ui/form/form.module.css';
import { ListRetry } from '../../ui/form/list-retry.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { type ChosenPlace, usePlaceLists } from './use-place-lists.ts';

/** `initial` is chosen already, and stands there before the lists have come. */
type Props = { form: Form; initial?: ChosenPlace };

/** Governorate, then town, by key; the form sends the town as `location`. */
export function PlaceFields({ form, initial }: Props) {
  const { t } = useTranslation('accounts');
  const { province, setProvince, isInitial, provinces, cities, list } = usePlaceLists(initial);

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
          defaultValue={isInitial ? initial?.city.key : ''}
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
