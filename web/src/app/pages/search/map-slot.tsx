import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { loadMessages } from '../../messages.ts';
import { AwaitedMap } from './awaited-map.tsx';

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
