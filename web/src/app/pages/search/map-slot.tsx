import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLazily } from '../../../lib/lazy-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { PlainButton } from '../../../ui/link-button.tsx';
import { AwaitedMap } from './awaited-map.tsx';

const fetchPane = () => lazy(async () => ({ default: (await loadLazily(() => import('./map-pane.tsx'))).MapPane }));
type Props = ComponentProps<ReturnType<typeof fetchPane>>;

/** Phones open the list first: what belongs to the map alone comes with the map. */
export function MapSlot(props: Props) {
  const { t } = useTranslation('map');
  const { t: ui } = useTranslation('ui');
  const [Pane, setPane] = useState(fetchPane);
  return (
    <ErrorBoundary
      fallback={() => (
        <EmptyState title={t('unavailable.load')}>
          <PlainButton look="outline" onClick={() => setPane(fetchPane)}>
            {ui('retry')}
          </PlainButton>
        </EmptyState>
      )}
    >
      <Suspense fallback={props.phone && <AwaitedMap />}>
        <Pane {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
