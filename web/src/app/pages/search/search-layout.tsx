import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagination } from 'react-instantsearch';
import { useLocation } from 'react-router-dom';
import { CompareTray } from '#features/compare/compare-tray.tsx';
import { FilterBar } from '#features/search/filters/filter-bar.tsx';
import { KeywordBox } from '#features/search/keyword-box.tsx';
import { ActiveChips } from '#features/search/results/active-chips.tsx';
import { CategoryLinks } from '#features/search/results/category-links.tsx';
import { ResultCount } from '#features/search/results/result-count.tsx';
import { SortMenu } from '#features/search/results/sort-menu.tsx';
import { SearchSeo } from '#features/search/search-seo.tsx';
import { criteriaOf, viewOf } from '#features/search/search-state.ts';
import { searchTitle } from '#features/search/search-texts.ts';
import { useCategoryNav } from '#features/search/structure.ts';
import { useRemembered } from '#features/search/use-remembered.ts';
import { useSearch } from '#features/search/use-search.ts';
import { ViewSwitch } from '#features/search/view-switch.tsx';
import { Pager } from '#ui/pager.tsx';
import { AwaitedMap, MapSlot } from './map-slot.tsx';
import { ResultList } from './result-list.tsx';
import { ResultNotes } from './result-notes.tsx';
import { SaveSearch } from './save-search.tsx';
import { SaverToggle } from './saver-toggle.tsx';
import css from './search-layout.module.css';
import { useWide } from './use-wide.ts';
import { ViewButton } from './view-button.tsx';

/** The pages of the search. `onTurn`: the page is being turned in place, so the list's start should come into view. */
function Pagination({ onTurn }: { onTurn?: () => void }) {
  const { currentRefinement, nbPages, createURL } = usePagination();
  return (
    <Pager
      page={Math.min(currentRefinement + 1, nbPages)}
      last={nbPages}
      to={(page) => createURL(page - 1)}
      onTurn={onTurn}
    />
  );
}

/** Filters on top, list and map side by side; on phones one of the two. */
export function SearchLayout() {
  const { t } = useTranslation('search');
  const { search, answer } = useSearch();
  const top = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const { key } = useLocation();
  const [pointed, setPointed] = useState<string>();
  const [litOnMap, setLitOnMap] = useState<string>();
  const carried = useCategoryNav(search)?.carries;
  const wide = useWide();
  const view = viewOf(search);
  const shown = view ?? (wide ? 'both' : 'list');
  // Not before the address has changed: the place left behind belongs to the page one left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what it waits for
  useEffect(() => {
    if (turned.current) top.current?.scrollIntoView();
    turned.current = false;
  }, [key]);
  const title = searchTitle(search, { answer, t });
  useRemembered(title);

  return (
    <div className={css.page} data-view={view ?? 'default'}>
      <SearchSeo />
      {view === 'map' && (
        // The list is out of the way, and its heading and count with it; readers keep both.
        <div className="d-visually-hidden">
          <h1>{title}</h1>
          <ResultCount />
        </div>
      )}
      <div className={css.bar}>
        <KeywordBox />
        <FilterBar carries={(name) => !carried || carried.includes(name)} />
        <div className={css.views}>
          <ViewSwitch view={shown} />
        </div>
      </div>
      <div className={css.columns}>
        <div className={css.list} ref={top}>
          <div className={css.tools} data-narrowed={Object.keys(criteriaOf(search)).length > 1 || undefined}>
            <CategoryLinks />
            <div className={css.head}>
              <h1 className={css.title}>{title}</h1>
              <ResultCount className={css.count} />
              <SaveSearch title={title} />
              <SaverToggle />
              <SortMenu />
            </div>
            <ActiveChips />
          </div>
          <ResultNotes />
          <ResultList lit={litOnMap} onPoint={setPointed} />
          <Pagination
            onTurn={() => {
              turned.current = true;
            }}
          />
        </div>
        <div className={css.map}>
          {view !== 'list' && wide === undefined && <AwaitedMap />}
          {shown !== 'list' && wide !== undefined && <MapSlot phone={!wide} pointed={pointed} onPoint={setLitOnMap} />}
        </div>
      </div>
      <ViewButton view={shown} />
      <CompareTray />
    </div>
  );
}
