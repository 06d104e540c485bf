import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstantSearch } from 'react-instantsearch';
import { useApi } from '#lib/api-context.ts';
import { provincesQuery } from '#lib/locations.ts';
import { ListRetry } from '#ui/form/list-retry.tsx';
import { namedPlacesQuery, type PlaceRow, provinceRow } from '../places.ts';
import { useSearch } from '../use-search.ts';
import { PlaceBranch, PlaceLeaf, type PlaceList } from './place-branch.tsx';
import css from './place-section.module.css';
import { Section } from './section.tsx';
import { countsIn } from './use-options.ts';

/** Governorates that open into cities and neighborhoods, with counts, and a field that finds any of them by name. */
export function PlaceSection() {
  const { t } = useTranslation('search');
  const api = useApi();
  const { results } = useInstantSearch();
  const { search, change } = useSearch();
  const shared: PlaceList = { search, change, counts: (kind) => countsIn(results, kind) };
  const known = shared.counts('province');
  const [text, setText] = useState('');
  const name = useDeferredValue(text.trim());
  const list = useQuery(provincesQuery(api));
  const provinces = (list.data ?? []).map(provinceRow);
  const found = useQuery(namedPlacesQuery(api, name));
  const { data: named, isFetching } = found;
  const busiest = [...provinces].sort((a, b) => (known?.[b.key] ?? 0) - (known?.[a.key] ?? 0));

  return (
    <Section title={t('filters.place')}>
      <div className={css.search}>
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <input
          type="search"
          className={css.input}
          aria-label={t('filters.placeSearch')}
          placeholder={t('filters.placeSearch')}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className={css.list}>
        <ListRetry list={name.length < 2 ? list : found} />
        {name.length < 2 && busiest.map((place) => <PlaceBranch key={place.key} place={place} list={shared} />)}
        {name.length >= 2 &&
          matching(provinces, name, named).map((place) => (
            <PlaceLeaf key={`${place.kind}${place.key}`} place={place} list={shared} />
          ))}
        {name.length >= 2 &&
          !isFetching &&
          found.isSuccess &&
          named?.length === 0 &&
          matching(provinces, name, named).length === 0 && (
            <p className={css.none}>{t('filters.placeNone', { name })}</p>
          )}
      </div>
    </Section>
  );
}

const AT_MOST = 20;
const matching = (provinces: PlaceRow[], name: string, named: PlaceRow[] = []) =>
  [...provinces.filter((province) => province.name.toLowerCase().includes(name.toLowerCase())), ...named].slice(
    0,
    AT_MOST,
  );
