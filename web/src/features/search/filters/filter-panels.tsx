import { CategorySection } from './category-section.tsx';
import { FilterScopeProvider } from './filter-scope.tsx';
import { PlaceSection } from './place-section.tsx';
import { RangeSection } from './range-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { TransactionSection } from './transaction-section.tsx';

export { FilterSheet } from './filter-sheet.tsx';

const PLACES = ['province', 'city', 'neighborhood'];
const KINDS = ['category', 'transactionType'];
const ROOMS = ['bedrooms', 'bathrooms'];
const NONE: string[] = [];

export const PlacePanel = () => (
  <FilterScopeProvider facets={PLACES}>
    <PlaceSection />
  </FilterScopeProvider>
);

export const KindPanel = () => (
  <FilterScopeProvider facets={KINDS}>
    <TransactionSection />
    <CategorySection />
  </FilterScopeProvider>
);

export const PricePanel = () => (
  <FilterScopeProvider facets={NONE} histograms>
    <RangeSection name="Price" />
  </FilterScopeProvider>
);

export const AreaPanel = () => (
  <FilterScopeProvider facets={NONE} histograms>
    <RangeSection name="Area" />
  </FilterScopeProvider>
);

export const RoomsPanel = () => (
  <FilterScopeProvider facets={ROOMS}>
    <RoomsSection name="bedrooms" />
    <RoomsSection name="bathrooms" />
  </FilterScopeProvider>
);
