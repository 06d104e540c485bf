import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Names of acts, of kinds of subjects and of what changes, from what and to what; those this version does not know are called as they are kept. */
export function useActWords() {
  const { t, i18n } = useTranslation('audit-log');
  const said = (key: string, name: string): string =>
    i18n.exists(key, { ns: 'audit-log' }) ? String(t(key as ParseKeys<'audit-log'>)) : name;
  return {
    action: (action: string) => said(`actions.${action.replace('.', '_')}`, action),
    kind: (kind: string) => said(`kinds.${kind}`, kind),
    field: (field: string) => said(`fields.${field}`, field),
    value: (value: string) => said(`value.${value}`, value),
  };
}
