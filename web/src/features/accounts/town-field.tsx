import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from '#ui/form/form.module.css';
import { ListRetry } from '#ui/form/list-retry.tsx';
import { type ChosenPlace, usePlaceLists } from './use-place-lists.ts';

export type TownInput = {
  name?: string;
  /** Key of the town. */
  value?: string;
  error?: ReactNode;
  onChange: (key: string) => void;
};
/** `initial` is chosen already, and stands there before the lists have come. */
type Props = TownInput & { initial?: ChosenPlace; readOnly?: boolean };

/** Governorate, then town: an input of Mantine's forms, for the dashboard. */
export function TownField({ initial, readOnly, onChange, ...input }: Props) {
  const { t } = useTranslation('accounts');
  const { province, setProvince, provinces, cities, list } = usePlaceLists(initial);
  const options = (places: readonly { key: string; name: string }[] = [], none: string) => [
    { value: '', label: none },
    ...places.map(({ key, name }) => ({ value: key, label: name })),
  ];
  return (
    <div>
      <div className={css.pair}>
        <NativeSelect
          name="province"
          label={t('office.province')}
          value={province}
          disabled={readOnly}
          onChange={(event) => {
            setProvince(event.currentTarget.value);
            onChange('');
          }}
          data={options(provinces, t('office.choose'))}
        />
        <NativeSelect
          {...input}
          label={t('office.city')}
          disabled={readOnly || !cities}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={options(cities, t(province ? 'office.choose' : 'office.provinceFirst'))}
        />
      </div>
      <ListRetry list={list} />
    </div>
  );
}
