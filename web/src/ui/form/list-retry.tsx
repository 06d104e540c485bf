import { useTranslation } from 'react-i18next';
import { PlainButton } from '../link-button.tsx';
import css from './form.module.css';

type List = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown };

/** Stands under a choice whose list could not be fetched; nothing while there is one to choose from, kept or new. */
export function ListRetry({ list }: { list: List }) {
  const { t } = useTranslation('ui');
  if (!list.isError || list.data !== undefined) return null;
  return (
    <p className={css.retry} role="status">
      {t('listFailed')}{' '}
      <PlainButton look="plain" compact disabled={list.isFetching} onClick={() => void list.refetch()}>
        {t('retry')}
      </PlainButton>
    </p>
  );
}
