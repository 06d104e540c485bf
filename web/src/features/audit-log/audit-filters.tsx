import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ChoiceRow } from '#ui/desk/choice-row.tsx';
import { DaysField } from '#ui/desk/days-field.tsx';
import { type AuditSearch, auditChoicesQuery } from './api.ts';
import { useActWords } from './use-act-words.ts';

type Props = { values: AuditSearch; onChange: (values: Partial<AuditSearch>) => void };

const kindOf = (action: string) => action.split('.')[0] ?? '';

/** Actor, act, and days; each choice applies at once. */
export function AuditFilters({ values, onChange }: Props) {
  const { t } = useTranslation(['audit-log', 'desk']);
  const words = useActWords();
  const { data } = useQuery(auditChoicesQuery(useApi()));
  const all = { value: '', label: t('desk:all') };
  const actors = (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }));

  const names = data?.actions ?? [];
  const actions = [...new Set(names.map(kindOf))].map((kind) => ({
    group: words.kind(kind),
    items: [
      { value: kind, label: words.kind(kind) },
      ...names.filter((name) => kindOf(name) === kind).map((value) => ({ value, label: words.action(value) })),
    ],
  }));

  return (
    <ChoiceRow set={[values.actor, values.action, values.from].filter(Boolean).length}>
      <NativeSelect
        label={t('actor')}
        value={values.actor}
        onChange={({ currentTarget }) => onChange({ actor: currentTarget.value })}
        data={[all, ...actors]}
      />
      <NativeSelect
        label={t('action')}
        value={values.action}
        onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
        data={[all, ...actions]}
      />
      <DaysField from={values.from} to={values.to} label={t('days')} placeholder={t('anyDay')} onChange={onChange} />
    </ChoiceRow>
  );
}
