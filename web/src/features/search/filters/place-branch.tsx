import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.ts';
import { citiesQuery, neighborhoodsQuery } from '../../../lib/locations.ts';
import { ListRetry } from '../../../ui/form/list-retry.tsx';
import type { Counts } from '../answers.ts';
import { cityRow, neighborhoodRow, type PlaceRow, togglePlace } from '../places.ts';
import { IconChevronDown } from '../search-icons.ts';
import { placesOf, valuesOf } from '../search-state.ts';
import { useFilterScope } from './filter-scope.tsx';
import { CheckOption } from './option.tsx';
import css from './place-section.module.css';

/** A place as an option. */
export function PlaceLeaf({ place }: { place: PlaceRow }) {
  const { search, change, counts } = useFilterScope();
  const known = counts(place.kind);
  return (
    <CheckOption
      checked={valuesOf(search, place.kind).includes(place.key)}
      count={known && (known[place.key] ?? 0)}
      onChange={() => change(togglePlace(search, place))}
    >
      {place.name}
      {place.detail && <span className={css.detail}> {place.detail}</span>}
    </CheckOption>
  );
}

/** A place with those inside it, opened on demand; open from the start when something inside is chosen. */
export function PlaceBranch({ place }: { place: PlaceRow }) {
  const { t } = useTranslation('search');
  const api = useApi();
  const { search, counts } = useFilterScope();
  const [open, setOpen] = useState(() => placesOf(search).some(({ key }) => key.startsWith(`${place.key}.`)));
  const isProvince = place.kind === 'province';
  const cities = useQuery({ ...citiesQuery(api, place.key), enabled: open && isProvince });
  const neighborhoods = useQuery({ ...neighborhoodsQuery(api, place.key), enabled: open && !isProvince });
  const rows = isProvince
    ? (cities.data ?? []).map((city) => cityRow(place.key, city))
    : (neighborhoods.data ?? []).map((neighborhood) => neighborhoodRow(place, neighborhood));
  const inner = busiestFirst(rows, counts(isProvince ? 'city' : 'neighborhood'));
  // Damascus the governorate is Damascus the city: one step is enough.
  const only = isProvince && inner.length === 1 ? inner[0] : undefined;

  return (
    <div>
      <div className={css.branch}>
        <div className={css.leaf}>
          <PlaceLeaf place={place} />
        </div>
        <button
          type="button"
          className={css.open}
          aria-expanded={open}
          aria-label={t('filters.inside', { place: place.name })}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={18} stroke={1.8} aria-hidden />
        </button>
      </div>
      {open && (
        <div className={css.inner}>
          {only ? (
            <Neighborhoods city={only} />
          ) : (
            inner.map((one) =>
              one.kind === 'city' ? <PlaceBranch key={one.key} place={one} /> : <PlaceLeaf key={one.key} place={one} />,
            )
          )}
          <ListRetry list={isProvince ? cities : neighborhoods} />
        </div>
      )}
    </div>
  );
}

function Neighborhoods({ city }: { city: PlaceRow }) {
  const api = useApi();
  const { counts } = useFilterScope();
  const list = useQuery(neighborhoodsQuery(api, city.key));
  const rows = (list.data ?? []).map((neighborhood) => neighborhoodRow(city, neighborhood));
  return (
    <>
      {busiestFirst(rows, counts('neighborhood')).map((place) => (
        <PlaceLeaf key={place.key} place={place} />
      ))}
      <ListRetry list={list} />
    </>
  );
}

const busiestFirst = (places: readonly PlaceRow[], counts: Counts | undefined): PlaceRow[] =>
  [...places].sort((a, b) => (counts?.[b.key] ?? 0) - (counts?.[a.key] ?? 0));
