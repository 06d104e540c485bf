import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { categoryNamesQuery, citiesNamedQuery } from './api.ts';

type Props = { value: string; onChange: (id: string) => void; error?: string };

/** The city of a topic, found by its name. */
export function CityField({ value, onChange, error }: Props) {
  const { t } = useTranslation('announcements');
  const [name, setName] = useState('');
  const { data: cities = [] } = useQuery(citiesNamedQuery(useApi(), name));
  return (
    <Select
      label={t('fields.city')}
      placeholder={t('fields.cityHint')}
      data={cities.map(({ id, name: label }) => ({ value: id, label }))}
      // The server has looked for the name in every spelling: its answer is not sifted again.
      filter={({ options }) => options}
      nothingFoundMessage={name.trim().length >= 2 ? t('fields.noCity') : undefined}
      searchable
      searchValue={name}
      onSearchChange={setName}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  );
}

/** The category of a topic, with all that stands below it. */
export function CategoryField({ value, onChange, error }: Props) {
  const { t } = useTranslation('announcements');
  const { data: categories = [] } = useQuery(categoryNamesQuery(useApi()));
  return (
    <Select
      label={t('fields.category')}
      data={categories.map(({ id, name, level }) => ({ value: id, label: '\u2003'.repeat(level) + name }))}
      searchable
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  );
}
