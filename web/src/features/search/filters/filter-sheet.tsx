import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.ts';
import { formatNumber } from '../../../lib/format.ts';
import { IconX } from '../../../ui/icons.ts';
import { IconButton, PlainButton } from '../../../ui/link-button.tsx';
import { useSearch } from '../search-context.ts';
import { sameCriteria, withoutFilters, withValues } from '../search-state.ts';
import { useAnswer } from '../use-answer.ts';
import { AttributeSection } from './attribute-section.tsx';
import { attributesFor, categoryAskedFor, categoryQuery, facetsOfAttributes } from './attributes.ts';
import { CategorySection } from './category-section.tsx';
import { kindChosen, placesChosen } from './chosen.ts';
import { ClosedSection } from './closed-section.tsx';
import { FilterScopeProvider, useFilterScope } from './filter-scope.tsx';
import css from './filter-sheet.module.css';
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

const FACETS = ['bedrooms', 'bathrooms', 'furnishing', 'availability', 'features'];
const WHOLE_FACETS = ['category', 'transactionType', 'province', 'city', 'neighborhood'];

/** Filters as a draft: nothing changes behind the sheet until its button, which says what it will show. */
export function FilterSheet({ whole, onClose }: Props) {
  const { t } = useTranslation('search');
  const api = useApi();
  const { search, refine } = useSearch();
  const [draft, setDraft] = useState(search);
  const { data: category } = useQuery(categoryQuery(api, categoryAskedFor(draft)));
  const attributes = attributesFor(draft, category);
  const carries = (name: string) => !category || category.carries.includes(name);
  const facets = [...(whole ? WHOLE_FACETS : []), ...FACETS, ...facetsOfAttributes(attributes)];

  const texts = { answer: useAnswer({ search: draft, facets, histograms: whole }).answer, t };
  const apply = () => {
    if (!sameCriteria(draft, search)) refine(draft);
    onClose();
  };
  return (
    <FilterScopeProvider facets={facets} histograms={whole} draft={{ search: draft, change: setDraft }}>
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
            {carries('bedrooms') && <RoomsSection name="bedrooms" />}
          </>
        )}
        {carries('bathrooms') && <RoomsSection name="bathrooms" />}
        {carries('features') && <ClosedSection name="features" />}
        {carries('furnishing') && <ClosedSection name="furnishing" />}
        {carries('availability') && <ClosedSection name="availability" />}
        {carries('area') && <RangeSection name="PricePerM2" />}
        {carries('floor') && <RangeSection name="Floor" />}
        {attributes.map((attribute) => (
          <AttributeSection key={attribute.slug} attribute={attribute} />
        ))}
      </div>
      <div className={css.foot}>
        <PlainButton look="plain" onClick={() => setDraft(withoutFilters(draft))}>
          {t('chips.clear')}
        </PlainButton>
        <ShowButton onClick={apply} />
      </div>
    </FilterScopeProvider>
  );
}

function ShowButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('search');
  const { answer } = useFilterScope();
  const total = answer?.rows.page.total;
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
