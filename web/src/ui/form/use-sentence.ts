import { useTranslation } from 'react-i18next';
import type { FieldError } from './checks.ts';

/** A error of a field in words; an empty one says which it is. */
export function useSentence(): (name: string, error: FieldError) => string {
  const { t } = useTranslation('form');
  return (name, error) =>
    error === 'required' ? t(`empty.${name as 'email'}`, { defaultValue: t('errors.required') }) : t(`errors.${error}`);
}
