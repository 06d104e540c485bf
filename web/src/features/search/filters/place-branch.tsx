import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.ts';
import type { Counts } from '../answers.ts';
import { citiesQuery, neighborhoodsQuery, type PlaceRow, togglePlace } from '../places.ts';
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
  const query = place.kind === 'province' ? citiesQuery(api, place.key) : neighborhoodsQuery(api, place);
  const { data = [] } = useQuery({ ...query, enabled: open });
  const inner = busiestFirst(data, counts(place.kind === 'province' ? 'city' : 'neighborhood'));
  // Damascus the governorate is Damascus the city: one step is enough.
  const only = place.kind === 'province' && inner.length === 1 ? inner[0] : undefined;

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
        </div>
      )}
    </div>
  );
}

function Neighborhoods({ city }: { city: PlaceRow }) {
  const api = useApi();
  const { counts } = useFilterScope();
  const { data = [] } = useQuery(neighborhoodsQuery(api, city));
  return busiestFirst(data, counts('neighborhood')).map((one) => <PlaceLeaf key={one.key} place={one} />);
}

const busiestFirst = (places: readonly PlaceRow[], counts: Counts | undefined): PlaceRow[] =>
  [...places].sort((a, b) => (counts?.[b.key] ?? 0) - (counts?.[a.key] ?? 0));
