import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { type FoundPlace, foundPlacesQuery } from '../api.ts';
import css from './place-search.module.css';

const SETTLE_MS = 200;
const SHORTEST = 2;

/** A city or neighborhood by its name, however it is spelt: the server searches, so that the list takes what comes. */
export function PlaceSearch({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const { t } = useTranslation('listing-form');
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), SETTLE_MS);
  const { data } = useQuery(foundPlacesQuery(useApi(), settled));
  const found = settled.length >= SHORTEST ? data : undefined;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { selectFirstOption } = combobox;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first place
  useEffect(() => {
    selectFirstOption();
  }, [found, selectFirstOption]);

  function choose(key: string): void {
    const place = found?.find((candidate) => candidate.key === key);
    combobox.closeDropdown();
    if (!place) return;
    setText(place.name);
    onChoose(place);
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={t('location.find')}
          description={t('location.findHint')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found === undefined}>
        <Combobox.Options aria-label={t('location.found')}>
          {found?.map((place) => (
            <Combobox.Option key={place.key} value={place.key} className={css.option}>
              <span>{place.name}</span>
              <span className={css.detail}>{place.detail}</span>
            </Combobox.Option>
          ))}
          {found?.length === 0 && <Combobox.Empty role="status">{t('location.noneFound')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
