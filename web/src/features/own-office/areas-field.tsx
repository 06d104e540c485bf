import type { OwnOffice } from '@diyar/api/contracts/own-office';
import { MAX_OFFICE_AREAS } from '@diyar/api/rules/offices';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { provincesQuery } from '#lib/locations.ts';
import { KeptValue } from '#ui/form/kept-value.tsx';
import { citiesNamedQuery } from './api.ts';

type Areas = OwnOffice['areas'];
type Props = { areas: Areas; isClosed: boolean; onChange: (areas: Areas) => void };

const SEARCH_PAUSE_MS = 250;
const keyOf = ({ kind, key }: Pick<Areas[number], 'kind' | 'key'>) => `${kind}:${key}`;

/** Governorates to choose from, and any town by its name. */
export function AreasField({ areas, isClosed, onChange }: Props) {
  const { t } = useTranslation('own-office');
  const api = useApi();
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words, SEARCH_PAUSE_MS);
  const provinces = useQuery(provincesQuery(api)).data ?? [];
  const named = useQuery(citiesNamedQuery(api, asked)).data ?? [];

  const known: Areas = [
    ...areas,
    ...provinces.map(({ key, name }) => ({ kind: 'province' as const, key, name })),
    ...named.map(({ key, name }) => ({ kind: 'city' as const, key, name })),
  ];
  const byValue = new Map(known.map((area) => [keyOf(area), area]));
  const group = (kind: Areas[number]['kind']) => ({
    group: t(`areas.${kind}`),
    items: [...byValue].filter(([, area]) => area.kind === kind).map(([value, { name }]) => ({ value, label: name })),
  });

  return (
    <>
      <KeptValue name="areas" value={areas} onRestore={onChange} />
      <MultiSelect
        label={t('areas.label')}
        description={t('areas.hint')}
        placeholder={areas.length === 0 ? t('areas.placeholder') : undefined}
        data={[group('province'), group('city')]}
        value={areas.map(keyOf)}
        onChange={(values) => onChange(values.flatMap((value) => byValue.get(value) ?? []))}
        searchable
        searchValue={words}
        onSearchChange={setWords}
        nothingFoundMessage={t('areas.none')}
        maxValues={MAX_OFFICE_AREAS}
        readOnly={isClosed}
        clearable={!isClosed}
      />
    </>
  );
}
