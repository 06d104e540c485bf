import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from './error-panel.tsx';
import { PlainButton } from './link-button.tsx';

/** A title, the failure's own words, or both. */
type Said = { title: string; error?: Error } | { title?: string; error: Error };
type Props = Said & {
  onRetry: () => unknown;
  /** Further ways on. */
  children?: ReactNode;
};

/** An answer that did not come: why, and another try. */
export function FailedPanel({ title, error, onRetry, children }: Props) {
  const { t } = useTranslation('ui');
  return (
    <ErrorPanel title={title ?? error?.message ?? ''} text={title && error?.message}>
      <PlainButton look="outline" onClick={() => void onRetry()}>
        {t('retry')}
      </PlainButton>
      {children}
    </ErrorPanel>
  );
}

type Asked = { isError: boolean; refetch: () => Promise<unknown> };

/** Asks again what failed of several. */
export const retryOf =
  (...queries: readonly Asked[]) =>
  () =>
    Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
