import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLang } from '../../lib/i18n.ts';
import type { AttributeContent } from './api.ts';
import { defaultOf, textOfDefault } from './content.ts';

type Props = {
  content: Pick<AttributeContent, 'type' | 'options'>;
  value: AttributeContent['defaultValue'];
  label: string;
  fault?: string;
  onChange: (value: AttributeContent['defaultValue']) => void;
};

/** Value that a new listing's form begins with, chosen as the type asks. */
export function DefaultField({ content: { type, options }, value, label, fault, onChange }: Props) {
  const { t } = useTranslation('admin-attributes');
  const lang = useLang();
  const choices = options
    .filter((option, index) => option.value && options.findIndex((other) => other.value === option.value) === index)
    .map((option) => ({
      value: option.value,
      label: (lang === 'ar' ? option.labelAr : option.labelEn) || option.value,
    }));
  const text = textOfDefault(value);
  if (type === 'multiselect')
    return (
      <MultiSelect
        label={label}
        data={choices}
        value={Array.isArray(value) ? value : []}
        error={fault}
        comboboxProps={{ withinPortal: false }}
        onChange={(chosen) => onChange(chosen.length > 0 ? chosen : null)}
      />
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
        label={label}
        data={[{ value: '', label: t('none') }, ...known]}
        value={text}
        error={fault}
        onChange={({ currentTarget: { value: next } }) => onChange(defaultOf(type, next))}
      />
    );
  }
  return (
    <TextInput
      label={label}
      value={text}
      error={fault}
      dir="auto"
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={1000}
      onChange={({ currentTarget: { value: next } }) => onChange(defaultOf(type, next))}
    />
  );
}
