import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { KeptValue } from '#ui/form/kept-value.tsx';
import type { AttributeContent } from './api.ts';

type Props = {
  attribute: Pick<AttributeContent, 'type' | 'options'>;
  label: string;
  /** As it is typed; several are parted by commas. */
  value?: string;
  error?: ReactNode;
  'data-path'?: string;
  onChange: (value: string) => void;
};

/** Value that a new listing's form begins with, chosen as the type asks. */
export function DefaultField({ attribute: { type, options }, value = '', onChange, ...input }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const choices = options
    .filter((option, index) => option.value && options.findIndex((other) => other.value === option.value) === index)
    .map((option) => ({
      value: option.value,
      label: (lang === 'ar' ? option.labelAr : option.labelEn) || option.value,
    }));
  if (type === 'multiselect')
    return (
      <>
        <KeptValue name="default" value={value} onRestore={onChange} />
        <MultiSelect
          {...input}
          data={choices}
          value={value === '' ? [] : value.split(',')}
          comboboxProps={{ withinPortal: false }}
          onChange={(chosen) => onChange(chosen.join(','))}
        />
      </>
    );
  if (type === 'select' || type === 'boolean') {
    const known =
      type === 'select'
        ? choices
        : [
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ];
    return (
      <NativeSelect
        {...input}
        data={[{ value: '', label: t('none') }, ...known]}
        value={value}
        onChange={({ currentTarget: { value: next } }) => onChange(next)}
      />
    );
  }
  if (type === 'number')
    return (
      <FigureInput
        {...input}
        value={value}
        onChange={(next) => onChange(typeof next === 'string' ? next : next.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...input}
      value={value}
      dir="auto"
      maxLength={1000}
      onChange={({ currentTarget: { value: next } }) => onChange(next)}
    />
  );
}
