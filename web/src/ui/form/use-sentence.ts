import { useTranslation } from 'react-i18next';
import type { Fault } from './checks.ts';

/** A fault of a field in words; an empty one says which it is. */
export function useSentence(): (name: string, fault: Fault) => string {
  const { t } = useTranslation('form');
  return (name, fault) =>
    fault === 'required' ? t(`empty.${name as 'email'}`, { defaultValue: t('faults.required') }) : t(`faults.${fault}`);
}
