import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.ts';
import field from '../../../ui/form/field.module.css';
import { type FoundPlace, foundPlacesQuery } from '../api.ts';
import css from './place-search.module.css';

const SETTLE_MS = 200;

/** A city or neighborhood by its name, however it is spelt: a list below the field, walked with the arrows. */
export function PlaceSearch({ onChoose }: { onChoose: (place: FoundPlace) => void }) {
  const { t } = useTranslation('listing-form');
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const settled = useSettled(text.trim());
  const { data } = useQuery(foundPlacesQuery(useApi(), settled));
  const found = settled.length >= 2 && isOpen ? data : undefined;

  function choose(place: FoundPlace): void {
    setText(place.name);
    setOpen(false);
    onChoose(place);
  }

  function walk(event: KeyboardEvent): void {
    if (event.key === 'Escape') setOpen(false);
    if (!found || found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + found.length) % found.length);
    const place = found[active];
    if (event.key === 'Enter' && place) choose(place);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <div className={css.search}>
      <label htmlFor={id} className={field.label}>
        {t('location.find')}
      </label>
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        role="combobox"
        autoComplete="off"
        aria-expanded={found !== undefined && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found?.[active] ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        maxLength={100}
        value={text}
        className={field.input}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={walk}
        onBlur={() => setOpen(false)}
      />
      <p id={`${id}-hint`} className={field.hint}>
        {t('location.findHint')}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('location.found')}
        className={css.list}
        hidden={!found?.length}
      >
        {found?.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself hears the keys
          <div
            key={place.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>{place.name}</span>
            {place.detail && <span className={css.detail}>{place.detail}</span>}
          </div>
        ))}
      </div>
      <div role="status" className={field.hint}>
        {found?.length === 0 && t('location.noneFound')}
      </div>
    </div>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
