import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';

/** The frame itself broke and nothing of it can be relied on: the spec's "Context Error". */
export function FrameError() {
  const { t } = useTranslation('ui');
  return (
    <main>
      <ErrorPanel title={t('errors.contextTitle')} text={t('errors.contextText')}>
        <PlainButton onClick={() => location.reload()}>{t('reload')}</PlainButton>
      </ErrorPanel>
    </main>
  );
}
