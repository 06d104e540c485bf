import { useTranslation } from 'react-i18next';
import { changeOf } from './change-of.ts';

/** Says how a figure stands to that of the period before. */
export function useChange(): (now: number, before: number) => string {
  const { t } = useTranslation('desk');
  return (now, before) => {
    const { kind, percent } = changeOf(now, before);
    return t(`change.${kind}`, { percent });
  };
}
