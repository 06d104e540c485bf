import type { DrawerProps } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadLazily } from '../../lib/lazy-page.ts';

const OpenDrawer = lazy(async () => ({ default: (await loadLazily(() => import('./open-drawer.tsx'))).OpenDrawer }));

/** The details of a row, beside the list. Open while the address says so; its code comes after the list. */
export const DetailsDrawer = (props: DrawerProps) => (
  <Suspense>
    <OpenDrawer {...props} />
  </Suspense>
);
