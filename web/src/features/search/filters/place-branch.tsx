import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { citiesQuery, neighborhoodsQuery } from '#lib/locations.ts';
import { ListRetry } from '#ui/form/list-retry.tsx';
import type { Counts } from '../answers.ts';
import { cityRow, neighborhoodRow, type PlaceRow, togglePlace } from '../places.ts';
import type { Search } from '../search-params.ts';
import { type PlaceKind, placesOf, valuesOf } from '../search-state.ts';
import { CheckOption } from './option.tsx';
import css from './place-section.module.css';

/** Context of all places of the list: there are hundreds, and one asks InstantSearch for all. */
export type PlaceList = {
  search: Search;
  counts: (kind: PlaceKind) => Counts | undefined;
  change: (to: (search: Search) => Search) => void;
};
type Props = { place: PlaceRow; list: PlaceList };

/** A place as an option. */
export function PlaceLeaf({ place, list: { search, counts, change } }: Props) {
  const known = counts(place.kind);
  return (
    <CheckOption
      checked={valuesOf(search, place.kind).includes(place.key)}
      count={known && (known[place.key] ?? 0)}
      onChange={() => change((asked) => togglePlace(asked, place))}
    >
      {place.name}
      {place.detail && <span className={css.detail}> {place.detail}</span>}
    </CheckOption>
  );
}

/** A place with those inside it, opened on demand; open from the start when something inside is chosen. */
export function PlaceBranch({ place, list }: Props) {
  const { t } = useTranslation('search');
  const api = useApi();
  const [open, setOpen] = useState(() => placesOf(list.search).some(({ key }) => key.startsWith(`${place.key}.`)));
  const isProvince = place.kind === 'province';
  const cities = useQuery({ ...citiesQuery(api, place.key), enabled: open && isProvince });
  const neighborhoods = useQuery({ ...neighborhoodsQuery(api, place.key), enabled: open && !isProvince });
  const rows = isProvince
    ? (cities.data ?? []).map((city) => cityRow(place.key, city))
    : (neighborhoods.data ?? []).map((neighborhood) => neighborhoodRow(place, neighborhood));
  const inner = busiestFirst(rows, list.counts(isProvince ? 'city' : 'neighborhood'));
  // Damascus the governorate is Damascus the city: one step is enough.
  const only = isProvince && inner.length === 1 ? inner[0] : undefined;

  return (
    <div>
      <div className={css.branch}>
        <div className={css.leaf}>
          <PlaceLeaf place={place} list={list} />
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
            <Neighborhoods city={only} list={list} />
          ) : (
            inner.map((place) =>
              place.kind === 'city' ? (
                <PlaceBranch key={place.key} place={place} list={list} />
              ) : (
                <PlaceLeaf key={place.key} place={place} list={list} />
              ),
            )
          )}
          <ListRetry list={isProvince ? cities : neighborhoods} />
        </div>
      )}
    </div>
  );
}

function Neighborhoods({ city, list }: { city: PlaceRow; list: PlaceList }) {
  const api = useApi();
  const found = useQuery(neighborhoodsQuery(api, city.key));
  const rows = (found.data ?? []).map((neighborhood) => neighborhoodRow(city, neighborhood));
  return (
    <>
      {busiestFirst(rows, list.counts('neighborhood')).map((place) => (
        <PlaceLeaf key={place.key} place={place} list={list} />
      ))}
      <ListRetry list={found} />
    </>
  );
}

const busiestFirst = (places: readonly PlaceRow[], counts: Counts | undefined): PlaceRow[] =>
  [...places].sort((a, b) => (counts?.[b.key] ?? 0) - (counts?.[a.key] ?? 0));
