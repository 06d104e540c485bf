import { RANGE_NAMES } from '@diyar/api/rules/search-params';
import { useGeoSearch, usePagination, useRange, useRefinementList, useSearchBox, useSortBy } from 'react-instantsearch';
import { BASE_PARTS, useParts } from './parts.ts';
import { LIST_KEYS, type Search } from './search-params.ts';
import { ORDERS } from './sort-orders.ts';
import { endOf } from './ui-state.ts';

/** Besides lists of choices: one office's listings, drawn areas, words taken literally, a quarter without its parts. */
const LISTS = [...LIST_KEYS, 'office', 'shape', 'understand', 'surroundings'];
const RANGES = RANGE_NAMES.map((name) => endOf(`min${name}`).attribute);

/**
 * Every filter the address may have, whether or not it is on the screen: InstantSearch knows only those that are mounted.
 * Attributes are an open set, hence those of `search`.
 */
export function SearchWidgets({ search, parts = BASE_PARTS }: { search: Search; parts?: readonly string[] }) {
  const attributes = Object.keys(search)
    .filter((key) => key.startsWith('attr.'))
    .map(endOf);
  const lists = attributes.filter(({ end }) => !end).map(({ attribute }) => attribute);
  const ranges = new Set(attributes.filter(({ end }) => end).map(({ attribute }) => attribute));
  return (
    <>
      <Basics parts={parts} />
      {[...LISTS, ...lists].map((attribute) => (
        <List key={attribute} attribute={attribute} />
      ))}
      {[...RANGES, ...ranges].map((attribute) => (
        <Range key={attribute} attribute={attribute} />
      ))}
    </>
  );
}

function Basics({ parts }: { parts: readonly string[] }) {
  useParts(parts);
  useSearchBox();
  useGeoSearch();
  usePagination();
  useSortBy({ items: ORDERS });
  return null;
}

function List({ attribute }: { attribute: string }) {
  useRefinementList({ attribute });
  return null;
}

function Range({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}
