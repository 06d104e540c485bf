import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { categoryNamesQuery, citiesNamedQuery, dealsQuery } from './api.ts';
import { type Chosen, PARTS_OF } from './audience.ts';

type Props = { value: string; onChange: (id: string) => void; clearable: boolean; error?: string };
const FIELDS = { cityId: CityField, categoryId: CategoryField, deal: DealField };

/** The choices that a topic leaves open; where they are several, any of them may stay empty. */
export function SubjectFields({
  chosen,
  onChoose,
  error,
}: {
  chosen: Chosen;
  onChoose: (part: Partial<Chosen>) => void;
  error?: string;
}) {
  const parts = PARTS_OF[chosen.topic] ?? [];
  return parts.map((part, at) => {
    const Field = FIELDS[part];
    return (
      <Field
        key={part}
        value={chosen[part]}
        onChange={(value) => onChoose({ [part]: value })}
        clearable={parts.length > 1}
        error={at === 0 ? error : undefined}
      />
    );
  });
}

/** A city, found by its name. */
function CityField({ value, onChange, ...look }: Props) {
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
      {...look}
    />
  );
}

/** A category, with all that stands below it. */
function CategoryField({ value, onChange, ...look }: Props) {
  const { t } = useTranslation('announcements');
  const { data: categories = [] } = useQuery(categoryNamesQuery(useApi()));
  return (
    <Select
      label={t('fields.category')}
      data={categories.map(({ id, name, level }) => ({ value: id, label: '\u2003'.repeat(level) + name }))}
      searchable
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      {...look}
    />
  );
}

function DealField({ value, onChange, ...look }: Props) {
  const { t } = useTranslation('announcements');
  const { data: deals = [] } = useQuery(dealsQuery(useApi()));
  return (
    <Select
      label={t('fields.deal')}
      data={deals.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={value || null}
      onChange={(slug) => onChange(slug ?? '')}
      {...look}
    />
  );
}
