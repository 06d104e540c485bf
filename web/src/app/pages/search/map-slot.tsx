import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewOf } from '#features/search/search-state.ts';
import { useSearch } from '#features/search/use-search.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { StillMap } from '#map/still/still-map.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { loadMessages } from '../../messages.ts';
import { useMapFocus } from './use-map-focus.ts';

/** A picture of the map while the page that draws it is not at work yet. */
export function AwaitedMap() {
  const lang = useLang();
  const { search } = useSearch();
  const { ready, start } = useMapFocus(search, undefined);
  return ready ? <StillMap lang={lang} start={start} guess={viewOf(search) === 'map' ? 'alone' : 'beside'} /> : null;
}

/** The map's texts come beside its code, not after it. */
const fetchPane = (lang: Lang) =>
  lazy(async () => {
    const [{ MapPane }] = await loadLazily(() => Promise.all([import('./map-pane.tsx'), loadMessages(lang, ['map'])]));
    return { default: MapPane };
  });
type Props = ComponentProps<ReturnType<typeof fetchPane>>;

/** Phones open the list first: what belongs to the map alone comes with the map. */
export function MapSlot(props: Props) {
  const { t } = useTranslation('search');
  const { t: ui } = useTranslation('ui');
  const lang = useLang();
  const [Pane, setPane] = useState(() => fetchPane(lang));
  return (
    <ErrorBoundary
      fallback={() => (
        <EmptyState title={t('noMap.load')}>
          <PlainButton look="outline" onClick={() => setPane(() => fetchPane(lang))}>
            {ui('retry')}
          </PlainButton>
        </EmptyState>
      )}
    >
      <Suspense fallback={<AwaitedMap />}>
        <Pane {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
