import { CHOICE_FIELDS, OFFERED_COUNTS } from '@diyar/api/rules/listing-fields';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstantSearch, InstantSearchSSRContext, useInstantSearch } from 'react-instantsearch';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { IconButton, PlainButton } from '#ui/link-button.tsx';
import { HISTOGRAMS, useParts } from '../parts.ts';
import { createSearchClient } from '../search-client.ts';
import type { Search } from '../search-params.ts';
import { FUTURE } from '../search-root.tsx';
import { criteriaOf, presentationOf, sameCriteria, withValues } from '../search-state.ts';
import { SearchWidgets } from '../search-widgets.tsx';
import { INDEX, toUiState } from '../ui-state.ts';
import { useGo } from '../use-go.ts';
import { useSearch } from '../use-search.ts';
import { AttributeSection } from './attribute-section.tsx';
import { attributesFor, categoryAskedFor, categoryQuery, facetsOfAttributes } from './attributes.ts';
import { CategorySection } from './category-section.tsx';
import { kindChosen, placesChosen, ROOMS_BUTTON } from './chosen.ts';
import { ClosedSection } from './closed-section.tsx';
import css from './filter-sheet.module.css';
import { NearSection } from './near-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { RangeSection } from './range-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { Folded } from './section.tsx';
import { TransactionSection } from './transaction-section.tsx';

type Props = {
  /** The phone's sheet holds every filter, the desktop's only those that have no button in the bar. */
  whole: boolean;
  onClose: () => void;
};

const FACETS = [...OFFERED_COUNTS, ...CHOICE_FIELDS, 'features', 'near'];
const WHOLE = ['category', 'transactionType', 'province', 'city', 'neighborhood', HISTOGRAMS];
const NONE: string[] = [];

/** Filters as a draft: nothing changes behind the sheet until its button, which says what it will show. */
export function FilterSheet({ whole, onClose }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGo();
  const { search } = useSearch();
  const [client] = useState(() => createSearchClient({ api, queryClient }));
  const [initial] = useState(criteriaOf(search));
  const apply = (draft: Search) => {
    if (!sameCriteria(draft, search)) go({ ...presentationOf(search), page: [], ...criteriaOf(draft) });
    onClose();
  };
  return (
    // The page's first results are none of the draft's.
    <InstantSearchSSRContext.Provider value={null}>
      <InstantSearch
        searchClient={client}
        indexName={INDEX}
        initialUiState={{ [INDEX]: toUiState(initial) }}
        insights={false}
        future={FUTURE}
      >
        <SearchWidgets search={initial} parts={NONE} />
        <Draft whole={whole} onClose={onClose} onApply={apply} />
      </InstantSearch>
    </InstantSearchSSRContext.Provider>
  );
}

function Draft({ whole, onClose, onApply }: Props & { onApply: (draft: Search) => void }) {
  const { t } = useTranslation(['search', 'listings']);
  const api = useApi();
  const { search: draft, answer } = useSearch();
  const { setIndexUiState } = useInstantSearch({ catchError: true });
  const { data: category } = useQuery(categoryQuery(api, categoryAskedFor(draft)));
  const attributes = attributesFor(draft, category);
  const carries = (name: string) => !category || category.carries.includes(name);
  useParts([...(whole ? WHOLE : []), ...FACETS, ...facetsOfAttributes(attributes)]);
  const texts = { answer, t };
  const isEmpty = Object.keys(criteriaOf(draft)).length === 0;
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{t(whole ? 'filters.all' : 'filters.more')}</h2>
        <IconButton label={t('filters.close')} onClick={onClose}>
          <IconX size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <div className={css.body}>
        {whole && (
          <>
            <TransactionSection />
            <Folded title={t('filters.place')} chosen={placesChosen(texts, draft)}>
              <PlaceSection />
            </Folded>
            <Folded
              title={t('filters.category')}
              chosen={kindChosen(texts, withValues(draft, { transactionType: undefined }))}
            >
              <CategorySection />
            </Folded>
            <RangeSection name="Price" />
            {carries('area') && <RangeSection name="Area" />}
          </>
        )}
        {OFFERED_COUNTS.map(
          (name) => carries(name) && (whole || name !== ROOMS_BUTTON) && <RoomsSection key={name} name={name} />,
        )}
        {carries('features') && <ClosedSection name="features" />}
        {carries('proximities') && <NearSection />}
        {CHOICE_FIELDS.map((name) => carries(name) && <ClosedSection key={name} name={name} />)}
        {carries('area') && <RangeSection name="PricePerM2" />}
        {carries('floor') && <RangeSection name="Floor" />}
        {attributes.map((attribute) => (
          <AttributeSection key={attribute.slug} attribute={attribute} />
        ))}
      </div>
      <div className={css.foot}>
        {/* `useClearRefinements` clears nothing before the first answer, and never a box on the map. */}
        <PlainButton look="plain" aria-disabled={isEmpty} onClick={() => setIndexUiState({})}>
          {t('chips.clear')}
        </PlainButton>
        <ShowButton total={answer?.rows.page.total} onClick={() => onApply(draft)} />
      </div>
    </>
  );
}

function ShowButton({ total, onClick }: { total: number | undefined; onClick: () => void }) {
  const { t } = useTranslation('search');
  return (
    <PlainButton className={css.show} onClick={onClick}>
      <span aria-live="polite">
        {total === undefined
          ? t('filters.showUnknown')
          : t('filters.show', { count: total, formatted: formatNumber(total) })}
      </span>
    </PlainButton>
  );
}
