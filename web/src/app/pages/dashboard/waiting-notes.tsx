import { lazy, Suspense } from 'react';
import { loadLazily } from '#lib/lazy-page.ts';
import { WaitingRoom } from './waiting-room.tsx';

const WaitingCard = lazy(async () => ({ default: (await loadLazily(() => import('./waiting-card.tsx'))).WaitingCard }));

/** Work that waits for the user comes after the page they land on, whose first load it would weigh on. */
export const WaitingNotes = () => (
  <Suspense fallback={<WaitingRoom />}>
    <WaitingCard />
  </Suspense>
);
