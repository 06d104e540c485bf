import { NOTIFICATION_KINDS } from '@diyar/api/rules/notifications';
import { useTranslation } from 'react-i18next';

/** A switch of Settings as it is called there. */
export function usePreferenceName(): (preference: string | null) => string {
  const { t } = useTranslation(['mail-gallery', 'settings']);
  return (preference) => {
    if (preference === null) return t('none');
    const kind = NOTIFICATION_KINDS.find((name) => name === preference);
    return kind ? t(`settings:news.kinds.${kind}.name`) : t('always');
  };
}
