import { type ComponentProps, lazy, Suspense } from 'react';

const Shown = lazy(async () => ({
  default: (await import('../../features/advertisements/shown/placement.tsx')).Placement,
}));

/** A place for an advertisement: its code is asked for after the page's own. */
export function Placement(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
