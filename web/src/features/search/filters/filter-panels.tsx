import { HISTOGRAMS, useParts } from '../parts.ts';
import { CategorySection } from './category-section.tsx';
import { ROOMS_BUTTON } from './chosen.ts';
import { PlaceSection } from './place-section.tsx';
import { RangeSection } from './range-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { TransactionSection } from './transaction-section.tsx';

export { FilterSheet } from './filter-sheet.tsx';

const PLACES = ['province', 'city', 'neighborhood'];
const KINDS = ['category', 'transactionType'];
const ROOMS = [ROOMS_BUTTON, 'bathrooms'] as const;
const BARS = [HISTOGRAMS];

export function PlacePanel() {
  useParts(PLACES);
  return <PlaceSection />;
}

export function KindPanel() {
  useParts(KINDS);
  return (
    <>
      <TransactionSection />
      <CategorySection />
    </>
  );
}

export function PricePanel() {
  useParts(BARS);
  return <RangeSection name="Price" />;
}

export function AreaPanel() {
  useParts(BARS);
  return <RangeSection name="Area" />;
}

export function RoomsPanel() {
  useParts(ROOMS);
  return (
    <>
      {ROOMS.map((name) => (
        <RoomsSection key={name} name={name} />
      ))}
    </>
  );
}
